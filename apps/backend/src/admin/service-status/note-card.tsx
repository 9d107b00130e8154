import { statusNoteStates } from '@bgm/validation'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { SelectField, TextField } from './fields'
import type { Send } from './note-form'
import type { Note } from './use-status-notes'

type NoteProps = { note: Note; busy: boolean; send: Send }

/** A published note with its updates and their authors, and the form for the next update. */
export function NoteCard({ note, busy, send }: NoteProps) {
  const { formatMessage, formatDate, locale } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.status.${id}` })
  const time = (at: number) =>
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })
  const [open, setOpen] = useState(false)
  const { kind, state, parts, starts_at, ends_at, updates } = note
  return (
    <Box tag="li" background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Typography tag="h3" variant="delta">
        {locale === 'id' ? note.title_id : note.title_en}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {[
          say(`kind.${kind}`),
          say(`state.${state}`),
          parts.map(part => say(`part.${part}`)).join(', '),
          `${time(starts_at)} – ${ends_at === null ? '…' : time(ends_at)}`,
        ].join(' · ')}
      </Typography>
      {updates.map(update => (
        <Box key={update.at} paddingTop={3}>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {[time(update.at), say(`state.${update.state}`), update.author].join(' · ')}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: 'pre-line' }}>
            {locale === 'id' ? update.text_id : update.text_en}
          </Typography>
        </Box>
      ))}
      <Box paddingTop={4}>
        {open ? (
          <UpdateForm note={note} busy={busy} send={send} onDone={() => setOpen(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {say('update')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function UpdateForm({ note, busy, send, onDone }: NoteProps & { onDone: () => void }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.status.${id}` })
  const [state, setState] = useState<string>(note.state)
  const [texts, setTexts] = useState({ text_id: '', text_en: '' })
  const [touched, setTouched] = useState(false)
  const field = (name: 'text_id' | 'text_en') => ({
    label: say(name),
    value: texts[name],
    onChange: (value: string) => setTexts(known => ({ ...known, [name]: value })),
    error: touched && texts[name].trim() === '' && say('error.required'),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (Object.values(texts).some(text => text.trim() === '')) return
    if (await send(`/${note.key}/updates`, { version: note.version, state, ...texts })) onDone()
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <SelectField
          label={say('state')}
          value={state}
          onChange={setState}
          options={statusNoteStates.map(each => [each, say(`state.${each}`)])}
        />
        <TextField {...field('text_id')} max={1000} long />
        <TextField {...field('text_en')} max={1000} long />
        <Flex>
          <Button type="submit" loading={busy}>
            {say('publish')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
