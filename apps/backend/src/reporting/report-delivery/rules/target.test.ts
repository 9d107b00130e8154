import { expect, test } from 'vitest'
import { isSameReceiver } from './target'

const https = { kind: 'https', address: 'https://reports.example.com/in' }
const sftp = { kind: 'sftp', address: 'sftp://usage@files.example.com/in', host_key: 'SHA256:a' }

test.each([
  [https, { ...https, address: 'https://reports.example.com/other' }, true],
  [https, { ...https, address: 'https://other.example.com/in' }, false],
  [https, { ...https, address: 'https://reports.example.com:8443/in' }, false],
  [https, sftp, false],
  [sftp, { ...sftp, address: 'sftp://usage@files.example.com/2031' }, true],
  [sftp, { ...sftp, address: 'sftp://other@files.example.com/in' }, false],
  [sftp, { ...sftp, address: 'sftp://usage@files.example.com:2022/in' }, false],
  [sftp, { ...sftp, address: 'sftp://usage@other.example.com/in' }, false],
  [sftp, { ...sftp, host_key: 'SHA256:b' }, false],
])('%j and %j have the same receiver: %s', (one, other, same) => {
  expect(isSameReceiver(one, other)).toBe(same)
})
