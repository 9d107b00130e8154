import { expect, test } from 'vitest'
import { isPublicAddress, parseTarget } from './address'

test.each(['8.8.8.8', '103.28.12.1', '2404:6800:4003::200e', '2606:4700::1111'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.0.192'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'fd12::1'],
  ...['ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''],
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['https://example.com/hook', 'https://example.com:8443/a?b=c', 'https://8.8.8.8/'])(
  '%s may be called',
  text => {
    expect(parseTarget(text, false)).toEqual(new URL(text))
  },
)

test.each([
  ...['http://example.com/', 'ftp://example.com/', 'example.com', 'https://', 'javascript:alert(1)'],
  ...['https://user:secret@example.com/', `https://example.com/${'a'.repeat(500)}`],
])('%s is not a valid target', text => {
  expect(parseTarget(text, false)).toBe('invalid')
})

test.each([
  ...[
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:a00:1]/',
  ],
  ...['https://localhost/', 'https://localhost./', 'https://printer/', 'https://metadata.google.internal/'],
  ...['https://10.0.0.1:8443/', 'https://nas.local/', 'https://169.254.169.254/latest'],
])('%s is rejected as private', text => {
  expect(parseTarget(text, false)).toBe('private')
})

test('a product that runs on one machine may call 127.0.0.1, but no other local address', () => {
  expect(parseTarget('http://127.0.0.1:4000/hook', true)).toBeInstanceOf(URL)
  expect(parseTarget('http://127.0.0.2/', true)).toBe('invalid')
  expect(parseTarget('https://localhost/', true)).toBe('private')
})
