import { sampleServiceStatus } from '@bgm/api-client/testing'
import { serviceParts } from '@bgm/validation'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getI18n } from '#app/http/locale.server'
import { loaderArgs, startCms } from '#app/testing/cms'

// The service remembers what it last read, so each test begins with its own copy.
beforeEach(() => vi.resetModules())
afterEach(() => vi.useRealTimers())
// Failed calls are logged as errors.
const expectLoggedError = () => {
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
}

const openPage = async () => (await import('./status')).loader
const down = () => http.get(/\/(?:service-status|site-setting)/, () => HttpResponse.json({}, { status: 503 }))

test('the last known state is shown while the backend does not answer', async () => {
  const { server } = startCms()
  const loader = await openPage()
  expect(await loader(loaderArgs('/en/status'))).toMatchObject({
    reachable: true,
    status: sampleServiceStatus,
  })
  server.use(down())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  expect(await loader(loaderArgs('/en/status'))).toMatchObject({
    reachable: false,
    status: { checked_at: sampleServiceStatus.checked_at },
  })
  expectLoggedError()
  server.resetHandlers()
  vi.setSystemTime(Date.now() + 10_000)
  expect(await loader(loaderArgs('/en/status'))).toMatchObject({ reachable: true })
})

test('a process that has never read the state renders no page, so that the cache keeps its last one', async () => {
  startCms(down())
  const loader = await openPage()
  const failed = await loader(loaderArgs('/status')).catch((error: unknown) => error)
  expect(failed).toMatchObject({ status: 503 })
  expectLoggedError()
})

test.each(['id', 'en'] as const)('every part says what is measured (%s)', locale => {
  const { t } = getI18n(locale)
  for (const part of serviceParts) expect(t(`service_status.parts.${part}.what`)).toMatch(/\.$/)
})
