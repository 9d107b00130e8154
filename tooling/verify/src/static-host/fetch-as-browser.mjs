const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36'

/** Sends one request with the headers of a current browser, without following redirects. */
export async function fetchAsBrowser(url, { headers = {}, ...options } = {}) {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: { 'user-agent': browser, ...headers },
    ...options,
  })
  return {
    status: response.status,
    header: name => response.headers.get(name),
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
    text: await response.text(),
  }
}
