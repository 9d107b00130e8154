import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { isVersioned } from '#src/site/content/versions/models'
import type { EditFormPanel, PanelProps } from '../panel'
import { type VersionSummary, versionListSchema } from './responses'
import { VersionDialog } from './version-dialog'

const shortList = 5

function useVersions(path: string, locale: string, updatedAt = '', status = '') {
  const { get } = useFetchClient()
  const [loaded, setLoaded] = useState<VersionSummary[] | 'failed' | null>(null)
  // Publishing changes `updatedAt` or `status` of the draft, so the list is fetched again.
  const state = `${updatedAt} ${status}`
  useEffect(() => {
    let active = state !== ''
    get(`${path}?locale=${locale}`)
      .then(({ data }) => active && setLoaded(versionListSchema.parse(data).data))
      .catch(() => active && setLoaded('failed'))
    return () => {
      active = false
    }
  }, [get, path, locale, state])
  return loaded
}

function Line({ version, onOpen }: { version: VersionSummary; onOpen: () => void }) {
  const { formatMessage, formatDate } = useIntl()
  const date = formatDate(version.published_on, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={2} wrap="wrap">
      <Box>
        <Typography tag="p" variant="pi" fontWeight="semiBold">
          {date}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {version.person ?? formatMessage({ id: 'panel.versions.nobody' })}
        </Typography>
        {version.online && (
          <Badge backgroundColor="success100" textColor="success700">
            {formatMessage({ id: 'panel.versions.online' })}
          </Badge>
        )}
      </Box>
      <Button
        variant="tertiary"
        size="S"
        onClick={onOpen}
        aria-label={formatMessage({ id: 'panel.versions.compare-one' }, { date })}
      >
        {formatMessage({ id: 'panel.versions.compare' })}
      </Button>
    </Flex>
  )
}

function Versions(props: PanelProps & { locale: string }) {
  const { model, document, locale } = props
  const { formatMessage } = useIntl()
  const path = `/content-manager/versions/${model}/${document?.documentId}`
  const versions = useVersions(path, locale, document?.updatedAt, document?.status)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const message = (key: string, values = {}) => formatMessage({ id: `panel.versions.${key}` }, values)
  if (versions === null) return <Typography variant="pi">{message('loading')}</Typography>
  if (versions === 'failed') return <Typography variant="pi">{message('failed')}</Typography>
  if (versions.length === 0) return <Typography variant="pi">{message('none')}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {versions.slice(0, all ? undefined : shortList).map(version => (
          <Line key={version.id} version={version} onOpen={() => setOpen(version.id)} />
        ))}
      </Flex>
      {versions.length > shortList && !all && (
        <Button variant="ghost" size="S" onClick={() => setAll(true)}>
          {message('all', { count: versions.length })}
        </Button>
      )}
      {open && (
        <VersionDialog
          key={open}
          panel={props}
          path={path}
          locale={locale}
          version={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Flex>
  )
}

/** Lists the last published versions of an entry next to its form. */
export const VersionsPanel: EditFormPanel = props => {
  const { formatMessage } = useIntl()
  const { model, document, activeTab } = props
  if (!isVersioned(model) || !document?.documentId || !document.locale || activeTab === 'published')
    return null
  return {
    title: formatMessage({ id: 'panel.versions' }),
    content: <Versions key={document.locale} {...props} locale={document.locale} />,
  }
}
