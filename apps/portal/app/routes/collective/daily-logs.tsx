import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, type Column, Table, TextLink } from '@bgm/ui'
import { Download } from 'lucide-react'
import { useSiteLink } from '#app/components/page'
import { paths } from '#app/paths'
import { getJakartaNoon } from '#app/routes/usage/proof-verdict'
import { type Translate, useLocale, useText } from '#app/text'
import { Checksum, Panel } from './panel'

type Seal = CollectiveMonth['seals'][number]

/** Links to the sealed log of each day, for independent verification. */
export function DailyLogs({ seals }: { seals: Seal[] }) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  return (
    <Panel id="logs" title={t('collective.logs.title')}>
      <p className="mb-3 max-w-[80ch] text-label text-muted">{t('collective.logs.text')}</p>
      <p className="mb-3.5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={paths.collectiveFile('checkpoints')} download="" variant="secondary" size="s">
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('collective.logs.checkpoints')}
        </ButtonLink>
        <TextLink href={siteLink('/.well-known/licence-keys.json')}>{t('collective.logs.keys')}</TextLink>
      </p>
      <Table
        caption={t('collective.logs.title')}
        columns={createColumns(t, locale)}
        rows={seals.toReversed()}
        rowKey={({ day }) => day}
        empty={<p className="p-card text-label text-muted">{t('collective.logs.none')}</p>}
      />
    </Panel>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): Column<Seal>[] => [
  {
    key: 'day',
    header: t('collective.logs.day'),
    kind: 'name',
    cell: ({ day }) => <b className="font-semibold">{format.date(getJakartaNoon(day), locale)}</b>,
  },
  {
    key: 'plays',
    header: t('collective.logs.plays'),
    kind: 'number',
    cell: ({ size }) => format.number(size, locale),
  },
  {
    key: 'root',
    header: t('collective.logs.root'),
    cell: ({ root, day }) => <Checksum value={root} of={format.date(getJakartaNoon(day), locale)} />,
  },
  {
    key: 'sealed',
    header: t('collective.logs.sealed'),
    kind: 'short',
    minor: true,
    cell: ({ sealed_at }) => format.dateTime(sealed_at, locale),
  },
  {
    key: 'download',
    header: <span className="sr-only">{t('collective.files.download')}</span>,
    kind: 'button',
    cell: ({ day }) => (
      <ButtonLink
        href={paths.collectiveFile('logs', day)}
        download=""
        variant="quiet"
        size="s"
        className="max-md:w-full max-md:border-line-strong"
      >
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t('collective.files.download')}
        <span className="sr-only"> {format.date(getJakartaNoon(day), locale)}</span>
      </ButtonLink>
    ),
  },
]
