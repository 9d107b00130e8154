import { expect, test } from 'vitest'
import { explainFailure } from './problem.mjs'

test.each([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', /^The disk .* is full/],
  ["ENOSPC: no space left on device, mkdir '/data'", /^The disk .* is full/],
  ["EROFS: read-only file system, mkdir '/data'", /can only be read/],
  ['FATAL:  data directory "/data" has invalid permissions', /Windows drive in WSL/],
  ['FATAL:  data directory "/data" has wrong ownership', /belongs to another user/],
  ['could not bind IPv4 address "127.0.0.1": Address already in use', /DATABASE_PORT/],
  ['postgres: error while loading shared libraries: libicuuc.so.60', /Install PostgreSQL 18/],
  ['spawnSync /srv/native/bin/initdb ENOENT', /Install PostgreSQL 18/],
  ['FATAL:  something else', /^PostgreSQL failed: FATAL: {2}something else$/],
])('"%s" becomes one line', (text, line) => {
  const { message } = explainFailure(text, '/data')
  expect(message).toMatch(line)
  expect(message).not.toContain('\n')
})
