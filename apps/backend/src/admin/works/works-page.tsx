import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Tabs,
  Typography,
} from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ImportForm } from './import-form'
import { ConflictTable, UnmatchedTable } from './queue-tables'
import { useUnmatched } from './use-works'

/** This month in Jakarta and the eleven before it. */
function listLatestMonths(now = new Date()): string[] {
  const jakarta = new Date(now.getTime() + 7 * 3_600_000)
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(jakarta.getUTCFullYear(), jakarta.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

function Queue({ month, kind }: { month: string; kind: 'unmatched' | 'conflicts' }) {
  const { formatMessage } = useIntl()
  const say = (key: string, values = {}) => formatMessage({ id: `panel.works.${key}` }, values)
  const [page, setPage] = useState(1)
  const { found, failed } = useUnmatched(month, page)
  if (failed) return <Page.Error />
  if (!found) return <Page.Loading />
  if (kind === 'conflicts')
    return found.conflicts.length === 0 ? (
      <Typography>{say('no-conflicts')}</Typography>
    ) : (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="p">{say('conflicts-text')}</Typography>
        <ConflictTable conflicts={found.conflicts} />
      </Flex>
    )
  const { total, page_count: pages } = found.meta
  if (total === 0) return <Typography>{say('empty')}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p">{say('total', { count: total })}</Typography>
      <UnmatchedTable works={found.data} />
      {pages > 1 && (
        <Flex gap={3} alignItems="center">
          <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say('previous')}
          </Button>
          <Typography>{say('page', { page, pages })}</Typography>
          <Button variant="tertiary" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {say('next')}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

const panel = { background: 'neutral0', padding: 6, hasRadius: true, shadow: 'filterShadow' } as const

/** Works that societies cannot match yet, and the import of what is missing. */
export function WorksPage() {
  const { formatMessage, formatDate } = useIntl()
  const say = (key: string) => formatMessage({ id: `panel.works.${key}` })
  const months = listLatestMonths()
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('text')} />
      <Layouts.Content>
        <Tabs.Root defaultValue="unmatched" variant="simple">
          <Tabs.List aria-label={say('title')}>
            {['unmatched', 'conflicts', 'import-tab'].map(tab => (
              <Tabs.Trigger key={tab} value={tab}>
                {say(tab)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Box {...panel} marginTop={4}>
            {(['unmatched', 'conflicts'] as const).map(kind => (
              <Tabs.Content key={kind} value={kind}>
                <Flex direction="column" alignItems="stretch" gap={5}>
                  <Field.Root id={`month-${kind}`} maxWidth="30rem">
                    <Field.Label>{say('month')}</Field.Label>
                    <SingleSelect value={month} onChange={value => setMonth(String(value))}>
                      {months.map(one => (
                        <SingleSelectOption key={one} value={one}>
                          {formatDate(`${one}-15T05:00:00Z`, { month: 'long', year: 'numeric' })}
                        </SingleSelectOption>
                      ))}
                    </SingleSelect>
                  </Field.Root>
                  <Queue key={month} month={month} kind={kind} />
                </Flex>
              </Tabs.Content>
            ))}
            <Tabs.Content value="import-tab">
              <ImportForm />
            </Tabs.Content>
          </Box>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}
