import { describe, expect, test } from 'vitest'
import { httpUrlSchema, portSchema, readEnv, rejectLoopbackUrls, secretSchema, serverEnv } from './env'

describe('readEnv', () => {
  test('parses variables and applies defaults', () => {
    const env = readEnv(
      { ...serverEnv, PORT: portSchema.default(3000), API_URL: httpUrlSchema },
      { PORT: '', API_URL: 'http://127.0.0.1:1337/api/', OTHER: 'x' },
    )
    expect(env).toEqual({
      HOST: '127.0.0.1',
      TRUSTED_PROXY: '',
      DATA_DIR: '',
      LOG_LEVEL: 'info',
      PORT: 3000,
      API_URL: 'http://127.0.0.1:1337/api',
    })
  })

  test('lists every invalid variable on a separate line', () => {
    const read = () =>
      readEnv(
        { PORT: portSchema, API_URL: httpUrlSchema, KEY: secretSchema },
        { PORT: 'x', API_URL: 'ftp://a' },
      )
    expect(read).toThrow(
      /PORT: must be a port number\n {2}API_URL: must be an http or https URL\n {2}KEY: is required/,
    )
  })
})

test.each(['10.0.0.0/abc', '10.0.0.0/33', 'foo', '10.0.0.1;10.0.0.2', '300.1.1.1'])(
  'rejects TRUSTED_PROXY %s and includes its name in the error',
  list => {
    expect(() => readEnv(serverEnv, { TRUSTED_PROXY: list })).toThrow(/^ {2}TRUSTED_PROXY: must be/m)
  },
)

test('accepts proxy addresses and ranges', () => {
  const list = '10.0.0.0/8, ::1, 172.31.251.10'
  expect(readEnv(serverEnv, { TRUSTED_PROXY: list }).TRUSTED_PROXY).toBe(list)
})

describe('rejectLoopbackUrls', () => {
  const local = { SITE: 'http://127.0.0.1:3000', PORTAL: 'http://localhost:3001' }

  test('accepts loopback URLs only for a process that listens on loopback', () => {
    expect(() => rejectLoopbackUrls('127.0.0.1', local)).not.toThrow()
    for (const host of ['0.0.0.0', '::', '10.1.2.3'])
      expect(() => rejectLoopbackUrls(host, local)).toThrow(/ {2}SITE: must be .*\n {2}PORTAL: must be /)
  })

  test('accepts other URLs', () => {
    expect(() => rejectLoopbackUrls('0.0.0.0', { SITE: 'https://www.example.com' })).not.toThrow()
  })
})
