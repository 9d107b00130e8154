import { format } from '@bgm/i18n'
import { Badge, Card, type Column, Disclosure, Table, TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import { type Translate, useLocale, useText } from '#app/text'
import { Note } from './note'
import { getWitnessStanding, listNames, standingTones, type UsageLogState, type Witness } from './witnesses'

/** What witnesses have signed and refused, and whether enough of them have. */
export function WitnessPanel({ log }: { log: UsageLogState }) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  const { witnesses, quorum, refusals } = log
  return (
    <Card
      title={t('collective.witnesses.title')}
      note={getQuorumText(quorum, t, locale)}
      level={3}
      className="mt-5"
    >
      {witnesses.length > 0 ? (
        <Table
          caption={t('collective.witnesses.title')}
          columns={createColumns(t, locale, log.size)}
          rows={witnesses}
          rowKey={({ key }) => key}
        />
      ) : null}
      {refusals.map(refusal => (
        <Refusal key={`${refusal.witness} ${refusal.refused_at}`} refusal={refusal} />
      ))}
      <p className="mt-3.5 text-label">
        <TextLink href={siteLink('/usage-log/policy')}>{t('collective.witnesses.policy')}</TextLink>
      </p>
    </Card>
  )
}

export function getQuorumText(
  { is_required, missing }: UsageLogState['quorum'],
  t: Translate,
  locale: 'id' | 'en',
) {
  if (!is_required) return t('collective.witnesses.not_required')
  if (missing.length === 0) return t('collective.witnesses.reached')
  return t('collective.witnesses.waiting', { names: listNames(missing, locale) })
}

const createColumns = (t: Translate, locale: 'id' | 'en', size: number): Column<Witness>[] => [
  {
    key: 'name',
    header: t('collective.witnesses.name'),
    kind: 'name',
    cell: ({ name, key, algorithm }) => (
      <>
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="block text-muted wrap-anywhere">
          {algorithm}
          {t('words.separator')}
          {key}
        </span>
      </>
    ),
  },
  {
    key: 'signed',
    header: t('collective.witnesses.signed'),
    kind: 'short',
    cell: ({ signed_at }) => (signed_at === null ? t('words.none') : format.dateTime(signed_at, locale)),
  },
  {
    key: 'size',
    header: t('collective.logs.entries'),
    kind: 'number',
    cell: ({ signed_size }) => (signed_size === null ? t('words.none') : format.number(signed_size, locale)),
  },
  {
    key: 'delay',
    header: t('collective.witnesses.delay'),
    kind: 'number',
    minor: true,
    cell: ({ delay_ms }) =>
      delay_ms === null
        ? t('words.none')
        : t('collective.witnesses.seconds', { seconds: format.number(delay_ms / 1000, locale, 1) }),
  },
  {
    key: 'state',
    header: t('collective.witnesses.state'),
    cell: witness => <Standing witness={witness} size={size} />,
  },
]

function Standing({ witness, size }: { witness: Witness; size: number }) {
  const t = useText()
  const locale = useLocale()
  const standing = getWitnessStanding(witness, size)
  const { problem, problem_at } = witness
  return (
    <>
      <Badge tone={standingTones[standing]}>{t(`collective.witnesses.standing.${standing}`)}</Badge>
      {standing !== 'signed' && problem !== null && problem_at !== null ? (
        <span className="mt-1 block text-muted">
          {t('collective.witnesses.since', {
            problem: t(`collective.witnesses.problem.${problem}`),
            time: format.dateTime(problem_at, locale),
          })}
        </span>
      ) : null}
    </>
  )
}

/** Both checkpoints, which together are evidence if they contradict each other. */
function Refusal({ refusal }: { refusal: UsageLogState['refusals'][number] }) {
  const t = useText()
  const locale = useLocale()
  const { witness, reason, refused_at, witness_size, checkpoint, known } = refusal
  const time = format.dateTime(refused_at, locale)
  return (
    <Disclosure
      className="mt-3.5"
      summary={
        <span className="font-semibold text-bad">
          {t('collective.witnesses.refused', {
            witness,
            time,
            problem: t(`collective.witnesses.problem.${reason}`),
          })}
        </span>
      }
    >
      <div className="grid gap-3 text-small">
        {witness_size === null ? null : (
          <p>{t('collective.witnesses.witness_size', { size: format.number(witness_size, locale) })}</p>
        )}
        <Note title={t('collective.witnesses.refused_checkpoint')} text={checkpoint} />
        {known === null ? null : <Note title={t('collective.witnesses.known_checkpoint')} text={known} />}
      </div>
    </Disclosure>
  )
}
