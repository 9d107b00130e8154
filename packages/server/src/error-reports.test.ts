import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrorReporter } from './error-reports'
import { silentLog } from './testing/pages'

test('posts the name, stack, request and build of an error, without its message', async () => {
  let receive = (_: unknown) => {}
  const report = new Promise<unknown>(resolve => {
    receive = resolve
  })
  const sink = createServer(async (request, response) => {
    receive(await json(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => sink.once('listening', resolve))
  onTestFinished(() => void sink.close())
  const address = sink.address()
  const port = typeof address === 'object' ? address?.port : 0
  const onReport = vi.fn()
  const reportError = createErrorReporter(
    { app: 'portal', build: 'b1' },
    { url: `http://127.0.0.1:${port}`, log: silentLog, onReport },
  )
  reportError(new TypeError('sari@contoh.test is not a number'), 'request-1')
  const received = await report
  expect(received).toMatchObject({ app: 'portal', build: 'b1', error: 'TypeError', request_id: 'request-1' })
  expect(JSON.stringify(received)).not.toContain('sari@')
  expect(JSON.stringify(received)).toContain('error-reports.test')
  expect(onReport).toHaveBeenCalledOnce()
})

test('only counts errors if no URL is configured', () => {
  const onReport = vi.fn()
  const reportError = createErrorReporter({ app: 'portal', build: 'b1' }, { log: silentLog, onReport })
  reportError('not an Error')
  expect(onReport).toHaveBeenCalledOnce()
})
