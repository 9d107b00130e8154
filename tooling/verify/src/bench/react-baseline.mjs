import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

/**
 * Serves one page of a built app with bare React, which renders the same tree for each request. The app's
 * own React and Remix are passed in.
 */
export async function serveReactBaseline({
  createElement,
  renderToPipeableStream,
  RemixServer,
  createRequestHandler,
}) {
  const [buildFile, path] = process.argv.slice(1)
  const build = await import(pathToFileURL(buildFile).href)
  const url = `http://127.0.0.1${path}`
  let context
  const captureContext = (_request, _status, _headers, found) => {
    context = { ...found, serverHandoffStream: undefined }
    return new Response('')
  }
  const { module } = build.entry
  const handle = createRequestHandler(
    { ...build, entry: { module: { ...module, default: captureContext } } },
    'production',
  )
  await handle(new Request(url))
  createServer((request, response) => {
    if (request.url === '/readyz') return response.end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const { pipe } = renderToPipeableStream(createElement(RemixServer, { context, url }), {
      onShellReady: () => pipe(response),
    })
  }).listen(Number(process.env.PORT), '127.0.0.1')
}
