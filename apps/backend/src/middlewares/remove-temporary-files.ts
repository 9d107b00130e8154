import { rm } from 'node:fs/promises'
import type { Next, RequestContext } from '../platform/http/request-context'

const listPaths = (files: Record<string, unknown> = {}): string[] =>
  Object.values(files)
    .flat()
    .flatMap(file =>
      typeof file === 'object' && file !== null && 'filepath' in file ? [String(file.filepath)] : [],
    )

/** Deletes the temporary files of uploads after the request, even if it was rejected. Must follow the body parser. */
export default () => async (ctx: RequestContext, next: Next) => {
  const paths = listPaths(ctx.request.files)
  try {
    await next()
  } finally {
    await Promise.all(paths.map(path => rm(path, { force: true })))
  }
}
