/** An expected failure, whose message is one line for the person who started the database. */
export class DatabaseProblem extends Error {
  name = 'DatabaseProblem'
}

const causes = [
  [
    /No space left on device|ENOSPC|Check free disk space/,
    folder =>
      `The disk that holds ${folder} is full. Free some space and start again; nothing that was stored is lost`,
  ],
  [
    /Read-only file system|EROFS/,
    folder => `${folder} is on a disk that can only be read. Choose another folder with DATA_DIR`,
  ],
  [/postmaster\.pid" already exists|Is another postmaster/, folder => describeConflict(folder)],
  [
    /could not bind|Address already in use/,
    () => 'The port of the database is taken. Choose another with DATABASE_PORT',
  ],
  [
    /has invalid permissions/,
    folder =>
      `${folder} is on a disk that does not keep file permissions, such as a Windows drive in WSL. Choose another folder with DATA_DIR`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted|has wrong ownership/,
    folder => `${folder} belongs to another user. Start as that user, or choose another folder with DATA_DIR`,
  ],
  [
    /loading shared libraries|GLIBC_|Library not loaded|spawn\w* \S+ ENOENT/,
    () => 'The PostgreSQL from npm does not run on this machine. Install PostgreSQL 18 and start again',
  ],
]

export const describeConflict = folder =>
  `The database in ${folder} is in use by another start of the product. Stop that one first, or choose another folder with DATA_DIR`

export const isExplained = text => causes.some(([pattern]) => pattern.test(text))

/** Turns the output of PostgreSQL or an error of the file system into one line, if the cause is known. */
export function explainFailure(text, folder) {
  const known = causes.find(([pattern]) => pattern.test(text))
  return new DatabaseProblem(known ? known[1](folder) : `PostgreSQL failed: ${text.trim()}`)
}
