import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The app is a single page at `/`; every other path responds with 404. */
export async function readClientPage(clientDir: string) {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8')
  const build = /<meta name="build" content="([\w.-]{1,64})"/.exec(html)?.[1]
  if (build === undefined) throw new Error('The page of the client build has no build id')
  return {
    /** The id of the client build, read from its HTML. */
    build,
    handle: async (request: Request): Promise<Response> => {
      const isPage = new URL(request.url).pathname === '/' && request.method === 'GET'
      return isPage
        ? new Response(html, {
            headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
          })
        : new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
