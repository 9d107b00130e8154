import { packPage, type Rendered } from '../store/stored-page'

/** A page as the app answers it, packed. */
export const rendered = (
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Rendered> =>
  packPage({
    status,
    text: `<html><p>${text}</p></html><!--/$-->`,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  })

/** A promise that the test settles. */
export function held<T>() {
  let release = (_: T) => {}
  const promise = new Promise<T>(resolve => {
    release = resolve
  })
  return { promise, release }
}

export const quiet = { info: () => {}, warn: () => {}, error: () => {} }
