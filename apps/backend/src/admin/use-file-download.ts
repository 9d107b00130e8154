import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { type FailureTexts, useFailureText } from './panel-requests'

/** Downloads a file below `base`, with a POST if it has a body. */
export function useFileDownload(base: string, failures: FailureTexts) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const getText = useFailureText(failures)
  return async (path: string, name: string, body?: object) => {
    const options = { responseType: 'blob' } as const
    try {
      const { data } = await (body
        ? post<Blob>(`${base}${path}`, body, options)
        : get<Blob>(`${base}${path}`, options))
      const address = URL.createObjectURL(data)
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      toggleNotification({ type: 'danger', message: getText(error) })
    }
  }
}
