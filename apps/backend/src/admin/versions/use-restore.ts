import {
  useAPIErrorHandler,
  unstable_useDocument as useDocument,
  useFetchClient,
  useForm,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { EditFormQuery, PanelProps } from '../panel'
import { restoreSchema, type Version } from './responses'

/** The document in the open form. The arguments must equal the form's own, to share its cache entry. */
function useOpenDocument({ model, collectionType, documentId }: PanelProps) {
  const [{ query }] = useQueryParams<EditFormQuery>()
  const { plugins, ...others } = query
  return useDocument({ model, collectionType, documentId, params: { ...others, ...plugins?.i18n } })
}

/** Restores a version into the draft and resets the form to it. */
export function useRestoreVersion(props: PanelProps, path: string, locale: string) {
  const { post } = useFetchClient()
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const { _unstableFormatAPIError: getMessage } = useAPIErrorHandler()
  const resetForm = useForm('Restore', state => state.resetForm)
  const { refetch } = useOpenDocument(props)
  const [busy, setBusy] = useState(false)

  const restore = async ({ id, live }: Version): Promise<boolean> => {
    setBusy(true)
    try {
      const { updatedAt } = props.document ?? {}
      const { data } = await post(`${path}/${id}/restore?locale=${locale}`, { updatedAt })
      const { missing } = restoreSchema.parse(data).data
      const done = live ? 'restored-live' : 'restored'
      resetForm()
      await refetch()
      toggleNotification({
        type: missing.length > 0 ? 'warning' : 'success',
        message: formatMessage(
          { id: `panel.versions.${missing.length > 0 ? 'restored-without' : done}` },
          { names: missing.join(', ') },
        ),
      })
      return true
    } catch (error) {
      // The fetch client throws Strapi's error class, which this formatter can translate.
      toggleNotification({ type: 'danger', message: getMessage(error as Parameters<typeof getMessage>[0]) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { restore, busy }
}
