import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import type { EditFormPanel } from '../panel'

const historySchema = z.object({
  data: z.array(
    z.object({
      at: z.coerce.date(),
      who: z.string().nullable(),
      changes: z.array(z.object({ name: z.string(), change: z.string() })),
    }),
  ),
})
type Changes = z.output<typeof historySchema>['data']

function useHistory(id: string, updatedAt = ''): Changes | 'failed' | null {
  const { get } = useFetchClient()
  const [history, setHistory] = useState<Changes | 'failed' | null>(null)
  // A save changes `updatedAt`, so the history is fetched again.
  const state = `${id} ${updatedAt}`
  useEffect(() => {
    let active = state !== ''
    get(`/content-manager/package-terms/${id}/history`)
      .then(({ data }) => active && setHistory(historySchema.parse(data).data))
      .catch(() => active && setHistory('failed'))
    return () => {
      active = false
    }
  }, [get, id, state])
  return history
}

function PriceHistory({ id, updatedAt }: { id: string; updatedAt: string | undefined }) {
  const { formatMessage, formatDate } = useIntl()
  const changes = useHistory(id, updatedAt)
  const text = (key: string) => formatMessage({ id: `panel.prices.${key}` })
  if (changes === null) return <Typography variant="pi">{text('loading')}</Typography>
  if (changes === 'failed') return <Typography variant="pi">{text('failed')}</Typography>
  if (changes.length === 0) return <Typography variant="pi">{text('none')}</Typography>
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3} width="100%">
      {changes.map(({ at, who, changes: changed }) => (
        <li key={at.toISOString()}>
          <Typography tag="p" variant="pi" fontWeight="semiBold">
            {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {who}
          </Typography>
          {changed.map(({ name, change }) => (
            <Typography key={name} tag="p" variant="pi">
              {text(`field.${name}`)}: {change}
            </Typography>
          ))}
        </li>
      ))}
    </Flex>
  )
}

/** Lists the changes of a package's prices next to its form. */
export const PriceHistoryPanel: EditFormPanel = ({ model, document }) => {
  const { formatMessage } = useIntl()
  if (model !== 'api::package-term.package-term' || !document?.documentId) return null
  return {
    title: formatMessage({ id: 'panel.prices' }),
    content: <PriceHistory id={document.documentId} updatedAt={document.updatedAt} />,
  }
}
