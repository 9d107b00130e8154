import { compressPage, type RenderResult } from '../page-cache/cached-page'

/** Returns the result of rendering a page with this text. */
export const createRenderResult = (
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<RenderResult> =>
  compressPage({
    status,
    text: `<html><p>${text}</p></html><!--/$-->`,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  })

/** Creates a promise that the test resolves. */
export function createDeferred<T>() {
  let release = (_: T) => {}
  const promise = new Promise<T>(resolve => {
    release = resolve
  })
  return { promise, release }
}

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} }
