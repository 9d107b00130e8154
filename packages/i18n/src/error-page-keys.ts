/**
 * The message keys of an error page. Statuses that the user can act on have their own heading; all other
 * errors share one.
 */
export function getErrorPageKeys(status: number) {
  if (status === 404) return { title: 'errors.not_found.title', text: 'errors.not_found.text' } as const
  if (status === 403)
    return { title: 'errors.forbidden_page.title', text: 'errors.forbidden_page.text' } as const
  if (status === 413)
    return { title: 'errors.bad_request_page.title', text: 'errors.too_large_page.text' } as const
  if (status === 429) return { title: 'errors.too_many_page.title', text: 'errors.rate-limited' } as const
  if (status >= 502 && status <= 504)
    return { title: 'errors.server.title', text: 'errors.unavailable_page.text' } as const
  if (status >= 400 && status < 500)
    return { title: 'errors.bad_request_page.title', text: 'errors.bad_request_page.text' } as const
  return { title: 'errors.server.title', text: 'errors.server.text' } as const
}
