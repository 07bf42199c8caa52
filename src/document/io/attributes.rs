//! Copies owner, permissions and extended attributes to a file that replaces another.

use std::fs::{File, Metadata};
use std::path::Path;

/// Gives a new file the owner, the permissions with access control lists, and the extended attributes of the file at
/// `path`, as far as the system allows it, but never more permissions.
pub(super) fn keep_attributes(new: &File, path: &Path, old: &Metadata) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let differs = new.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (old.uid(), old.gid()));
        if differs {
            let _ = fchown(new, Some(old.uid()), Some(old.gid()));
        }
    }
    #[cfg(target_os = "linux")]
    copy_extended(new, path);
    #[cfg(not(target_os = "linux"))]
    let _ = path;
    let _ = new.set_permissions(old.permissions());
}

/// The name of the attribute that stores the access control list of a file (acl(5)).
#[cfg(target_os = "linux")]
const ACL: &[u8] = b"system.posix_acl_access";

/// Copies the extended attributes of a file. Errors are ignored: not every file system has these attributes, and some
/// can be set only by the administrator.
#[cfg(target_os = "linux")]
fn copy_extended(new: &File, path: &Path) {
    use rustix::fs::{XattrFlags, fremovexattr, fsetxattr, getxattr, listxattr};

    let names = filled(|buffer| listxattr(path, buffer)).unwrap_or_default();
    let names: Vec<&[u8]> = names.split(|byte| *byte == 0).filter(|name| is_kept(name)).collect();
    for name in &names {
        if let Some(value) = filled(|buffer| getxattr(path, *name, buffer)) {
            let _ = fsetxattr(new, *name, &value, XattrFlags::empty());
        }
    }
    if !names.contains(&ACL) {
        // The new file may have inherited the list of its folder, which could give more permissions.
        let _ = fremovexattr(new, ACL);
    }
}

/// Returns `false` for an attribute about the content of a file, such as a signature or a capability.
#[cfg(target_os = "linux")]
fn is_kept(name: &[u8]) -> bool {
    !name.is_empty() && (!name.starts_with(b"security.") || name == b"security.selinux")
}

/// Returns the bytes that `fill` writes to a buffer of 64 KB, the maximum size of an attribute on Linux (xattr(7)).
#[cfg(target_os = "linux")]
fn filled(fill: impl FnOnce(&mut [u8]) -> rustix::io::Result<usize>) -> Option<Vec<u8>> {
    let mut buffer = vec![0; 1 << 16];
    let length = fill(&mut buffer).ok()?;
    buffer.truncate(length);
    Some(buffer)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use rustix::fs::{XattrFlags, setxattr};

    use super::*;
    use crate::document::io::{write_file, write_unsynced};

    /// An access control list as the kernel stores it: the owner, the user 1234, the group, a mask and others.
    fn acl() -> Vec<u8> {
        let entries: [(u16, u16, u32); 5] =
            [(1, 6, u32::MAX), (2, 4, 1234), (4, 4, u32::MAX), (16, 4, u32::MAX), (32, 0, u32::MAX)];
        let mut bytes = 2_u32.to_le_bytes().to_vec();
        for (tag, permissions, id) in entries {
            bytes.extend([tag.to_le_bytes(), permissions.to_le_bytes()].concat());
            bytes.extend(id.to_le_bytes());
        }
        bytes
    }

    #[test]
    fn a_replaced_file_keeps_mode_list_and_attributes() {
        let folder = tempfile::tempdir().unwrap();
        let writers: [fn(&Path); 2] = [
            |path| write_file(path, |out| out.write_all(b"new")).unwrap(),
            |path| write_unsynced(path, b"new", true).unwrap(),
        ];
        for (number, write) in writers.into_iter().enumerate() {
            let path = folder.path().join(format!("{number}.fen"));
            fs::write(&path, "old").unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
            // Not every file system has attributes and lists.
            let attributes = [(&b"user.note"[..], b"by hand".to_vec()), (ACL, acl())];
            let set =
                attributes.each_ref().map(|(name, value)| setxattr(&path, *name, value, XattrFlags::empty()).is_ok());
            write(&path);
            assert_eq!(fs::read(&path).unwrap(), b"new");
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640, "writer {number}");
            for ((name, value), _) in attributes.iter().zip(set).filter(|(_, is_set)| *is_set) {
                let found = filled(|buffer| rustix::fs::getxattr(&path, *name, buffer));
                assert_eq!(found.as_ref(), Some(value), "writer {number}: {}", String::from_utf8_lossy(name));
            }
        }
    }

    #[test]
    fn a_list_of_the_folder_gives_no_more_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.fen");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        let is_set = setxattr(folder.path(), "system.posix_acl_default", &acl(), XattrFlags::empty()).is_ok();
        write_file(&path, |out| out.write_all(b"new")).unwrap();
        assert_eq!(filled(|buffer| rustix::fs::getxattr(&path, ACL, buffer)), None, "lists: {is_set}");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
