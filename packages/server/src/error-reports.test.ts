import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrorReporter } from './error-reports'
import { silentLog } from './testing/pages'

test('a failure is told by name, frames, request and build, and without its message', async () => {
  let arrived = (_: unknown) => {}
  const report = new Promise<unknown>(resolve => {
    arrived = resolve
  })
  const sink = createServer(async (request, response) => {
    arrived(await json(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => sink.once('listening', resolve))
  onTestFinished(() => void sink.close())
  const address = sink.address()
  const port = typeof address === 'object' ? address?.port : 0
  const reported = vi.fn()
  const tell = createErrorReporter(
    { app: 'portal', build: 'b1' },
    { url: `http://127.0.0.1:${port}`, log: silentLog, reported },
  )
  tell(new TypeError('sari@contoh.test is no number'), 'request-1')
  const found = await report
  expect(found).toMatchObject({ app: 'portal', build: 'b1', error: 'TypeError', request_id: 'request-1' })
  expect(JSON.stringify(found)).not.toContain('sari@')
  expect(JSON.stringify(found)).toContain('error-reports.test')
  expect(reported).toHaveBeenCalledOnce()
})

test('without an address it counts and says nothing', () => {
  const reported = vi.fn()
  const tell = createErrorReporter({ app: 'portal', build: 'b1' }, { log: silentLog, reported })
  tell('no error at all')
  expect(reported).toHaveBeenCalledOnce()
})
