import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import type { UploadItem } from './use-uploads'

const open = ['waiting', 'processing']

const isDone = (item: UploadItem) =>
  item.state === 'unsent' || (item.state === 'sent' && !open.includes(item.upload.state))

/** The progress of the files that were chosen on this page. */
export function Progress({ items, onRetry }: { items: readonly UploadItem[]; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.catalogue.${key}` }, values)
  const count = (state: string) =>
    items.filter(item => (item.state === 'sent' ? item.upload.state : item.state) === state).length
  const done = items.filter(isDone).length
  const sent = items.filter(({ state }) => state === 'sent').length
  const unsent = count('unsent')
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box role="status" aria-live="polite">
        <Typography tag="p" variant="delta">
          {done < items.length
            ? text('progress', { done, total: items.length, sent })
            : text('finished', { total: items.length })}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {text('totals', {
            added: count('added'),
            duplicate: count('duplicate'),
            rejected: count('rejected') + count('failed'),
          })}
        </Typography>
        {sent + unsent < items.length && <Typography tag="p">{text('keep-open')}</Typography>}
      </Box>
      {done < items.length && (
        <ProgressBar value={Math.round((100 * done) / items.length)} aria-label={text('progress-label')} />
      )}
      {unsent > 0 && (
        <Box>
          <Button variant="secondary" onClick={onRetry}>
            {text('retry', { count: unsent })}
          </Button>
        </Box>
      )}
    </Flex>
  )
}
