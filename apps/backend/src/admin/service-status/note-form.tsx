import { serviceParts, statusNoteKinds, statusNoteStates } from '@bgm/validation'
import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { SelectField, TextField, TimeField } from './fields'

export type Send = (rest: string, body: object) => Promise<boolean>

const jakartaOffset = 7 * 3_600_000
const toField = (at: number) => new Date(at + jakartaOffset).toISOString().slice(0, 16)
const toTime = (text: string) => (text === '' ? null : new Date(`${text}:00+07:00`).toISOString())

const emptyNote = () => ({
  key: crypto.randomUUID(),
  kind: 'incident',
  parts: [] as string[],
  title_id: '',
  title_en: '',
  starts_at: toField(Date.now()),
  ends_at: '',
  state: 'investigating',
  text_id: '',
  text_en: '',
})
type Draft = ReturnType<typeof emptyNote>
type Name = keyof Draft

function findErrors(draft: Draft): Set<Name> {
  const { kind, parts, starts_at, ends_at } = draft
  const texts = (['title_id', 'title_en', 'text_id', 'text_en', 'starts_at'] as const).filter(
    name => draft[name].trim() === '',
  )
  const wrongEnd = (kind === 'maintenance' && ends_at === '') || (ends_at !== '' && ends_at <= starts_at)
  return new Set<Name>([
    ...texts,
    ...(parts.length === 0 ? (['parts'] as const) : []),
    ...(wrongEnd ? (['ends_at'] as const) : []),
  ])
}

/** Publishes a new incident or planned maintenance. */
export function NoteForm({ busy, send }: { busy: boolean; send: Send }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.status.${id}` })
  const [draft, setDraft] = useState(emptyNote)
  const [touched, setTouched] = useState(false)
  const errors = findErrors(draft)
  const set = (name: Name) => (value: string) => setDraft(known => ({ ...known, [name]: value }))
  const field = (name: Exclude<Name, 'parts'>) => ({
    label: say(name),
    value: draft[name],
    onChange: set(name),
    error: touched && errors.has(name) && say(`error.${name === 'ends_at' ? name : 'required'}`),
  })
  const setKind = (kind: string) =>
    setDraft(known => ({ ...known, kind, state: kind === 'maintenance' ? 'planned' : 'investigating' }))
  const setPart = (part: string, on: boolean) =>
    setDraft(known => ({
      ...known,
      parts: [...known.parts.filter(each => each !== part), ...(on ? [part] : [])],
    }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (errors.size > 0) return
    const times = { starts_at: toTime(draft.starts_at), ends_at: toTime(draft.ends_at) }
    if (!(await send('', { ...draft, ...times }))) return
    setDraft(emptyNote())
    setTouched(false)
  }
  const states = statusNoteStates.filter(state => draft.kind === 'maintenance' || state !== 'planned')
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="h2" variant="delta">
          {say('new')}
        </Typography>
        <SelectField
          {...field('kind')}
          onChange={setKind}
          options={statusNoteKinds.map(kind => [kind, say(`kind.${kind}`)])}
        />
        <Box tag="fieldset" borderStyle="none">
          <Typography tag="legend" variant="pi" fontWeight="bold">
            {say('parts')}
          </Typography>
          <Flex gap={4} wrap="wrap" paddingTop={2}>
            {serviceParts.map(part => (
              <Checkbox
                key={part}
                checked={draft.parts.includes(part)}
                onCheckedChange={on => setPart(part, on === true)}
              >
                {say(`part.${part}`)}
              </Checkbox>
            ))}
          </Flex>
          {touched && errors.has('parts') ? (
            <Typography variant="pi" textColor="danger600">
              {say('error.parts')}
            </Typography>
          ) : null}
        </Box>
        <TextField {...field('title_id')} max={120} />
        <TextField {...field('title_en')} max={120} />
        <SelectField {...field('state')} options={states.map(state => [state, say(`state.${state}`)])} />
        <TextField {...field('text_id')} max={1000} long />
        <TextField {...field('text_en')} max={1000} long />
        <TimeField {...field('starts_at')} />
        <TimeField {...field('ends_at')} hint={say('ends_at-hint')} />
        <Flex>
          <Button type="submit" loading={busy}>
            {say('publish')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
