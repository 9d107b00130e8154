import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { NoteCard } from './note-card'
import { NoteForm } from './note-form'
import { useStatusNotes } from './use-status-notes'

/** What staff write on the public status page. */
export function StatusNotesPage() {
  const { notes, failed, busy, send } = useStatusNotes()
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.status.${id}` })
  if (failed) return <Page.Error />
  if (!notes) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('text')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Box background="neutral0" hasRadius padding={6} shadow="tableShadow">
            <NoteForm busy={busy} send={send} />
          </Box>
          {notes.length === 0 ? <Typography>{say('empty')}</Typography> : null}
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {notes.map(note => (
              <NoteCard key={note.key} note={note} busy={busy} send={send} />
            ))}
          </Flex>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
