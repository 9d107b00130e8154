import { describe, expect, it } from 'vitest'
import { address, port, readEnv, secret, serverEnv } from './env'

describe('readEnv', () => {
  it('types, trims and defaults what it reads', () => {
    const env = readEnv(
      { ...serverEnv, PORT: port.default(3000), API_URL: address },
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

  it('names every wrong value on a line of its own', () => {
    const read = () =>
      readEnv({ PORT: port, API_URL: address, KEY: secret }, { PORT: 'x', API_URL: 'ftp://a' })
    expect(read).toThrow(
      /PORT: must be a port number\n {2}API_URL: must be an http or https address\n {2}KEY: is required/,
    )
  })
})
