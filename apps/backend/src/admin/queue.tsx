import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, Widget } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'

type Row = { documentId: string } & Record<string, unknown>
type Answer = { results: Row[]; pagination: { total: number } }

export type Queue = {
  uid: string
  /** The states that require action by staff. */
  states: string[]
  /** The field to sort by in ascending order, optionally preceded by other sort terms. */
  sort: string
  title: (row: Row) => string
  /** An enumeration field shown next to the title. */
  kind?: string
  detail: string
}

const shown = 6

/** A list of records that require action by staff, each linking to its edit form. */
export function QueueList({ uid, states, sort, title, kind, detail }: Queue) {
  const { get } = useFetchClient()
  const { formatMessage, formatDate } = useIntl()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const path = `/content-manager/collection-types/${uid}`
  const query = new URLSearchParams([
    ...states.map((state, index) => [`filters[$and][0][state][$in][${index}]`, state]),
    ['sort', `${sort}:ASC`],
  ]).toString()

  useEffect(() => {
    let active = true
    get<Answer>(`${path}?${query}&page=1&pageSize=${shown}`)
      .then(({ data }) => active && setAnswer(data))
      .catch(() => active && setFailed(true))
    return () => {
      active = false
    }
  }, [get, path, query])

  if (failed) return <Widget.Error />
  if (!answer) return <Widget.Loading />
  if (answer.results.length === 0)
    return <Widget.NoData>{formatMessage({ id: 'panel.queue.empty' })}</Widget.NoData>
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {answer.results.map(row => (
        <Flex key={row.documentId} justifyContent="space-between" gap={3}>
          <Box minWidth={0}>
            <Typography
              tag={Link}
              to={`${path}/${row.documentId}`}
              textColor="primary600"
              fontWeight="semiBold"
            >
              {title(row)}
            </Typography>
            {kind && (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {formatMessage({ id: String(row[kind]), defaultMessage: String(row[kind]) })}
              </Typography>
            )}
          </Box>
          <Typography variant="pi" textColor="neutral600">
            {formatDate(String(row[detail]), { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
        </Flex>
      ))}
      <Typography tag={Link} to={`${path}?page=1&pageSize=50&${query}`} variant="pi" textColor="primary600">
        {formatMessage({ id: 'panel.queue.all' }, { count: answer.pagination.total })}
      </Typography>
    </Flex>
  )
}
