import type { CollectiveMonth, CollectiveMonthState, CollectiveReportFile } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, type Column, Table, TextLink } from '@bgm/ui'
import { Download } from 'lucide-react'
import { paths } from '#app/paths'
import { type Translate, useLocale, useText } from '#app/text'
import { Checksum } from './panel'

/** The files of the newest version, with a link to all other files of the month. */
export function FileTable({ month, report, state }: { month: string } & MonthProps) {
  const t = useText()
  const locale = useLocale()
  const latest = report.versions.at(-1)
  return (
    <>
      {latest ? (
        <VersionFiles month={month} version={latest.version} files={latest.files} />
      ) : (
        <NoFiles report={report} state={state} />
      )}
      <p className="mt-2.5 text-label">
        <TextLink href={paths.collectiveReports(locale, month)}>{t('collective.files.all')}</TextLink>
      </p>
    </>
  )
}

type MonthProps = {
  report: CollectiveMonth
  state: CollectiveMonthState | undefined
}

/** Explains why a month has no files, and when they will be published. */
export function NoFiles({ report, state }: MonthProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <p className="rounded-card border border-line bg-surface p-card text-label text-muted">
      {state === 'none'
        ? t('collective.month_state.none')
        : t('collective.files.none', { time: format.dateTime(report.final_at, locale) })}
    </p>
  )
}

type FilesProps = {
  month: string
  version: number
  files: CollectiveReportFile[]
}

/** The files of one version with their checksums. */
export function VersionFiles({ month, version, files }: FilesProps) {
  const t = useText()
  return (
    <Table
      caption={t('collective.reports')}
      columns={createColumns(t, useLocale(), { month, version })}
      rows={files}
      rowKey={({ format: kind }) => kind}
    />
  )
}

const createColumns = (
  t: Translate,
  locale: 'id' | 'en',
  { month, version }: Omit<FilesProps, 'files'>,
): Column<CollectiveReportFile>[] => [
  {
    key: 'file',
    header: t('collective.files.file'),
    kind: 'name',
    cell: ({ title, name, rows }) => (
      <>
        <b className="block font-semibold">{title}</b>
        <span className="block text-muted wrap-anywhere">
          {name}
          {t('words.separator')}
          {t('collective.files.rows', { count: rows })}
        </span>
      </>
    ),
  },
  {
    key: 'size',
    header: t('collective.files.size'),
    kind: 'number',
    cell: ({ bytes }) => format.fileSize(bytes, locale),
  },
  {
    key: 'checksum',
    header: t('collective.files.checksum'),
    cell: ({ sha256, name }) => <Checksum value={sha256} of={name} />,
  },
  {
    key: 'download',
    header: <span className="sr-only">{t('collective.files.download')}</span>,
    kind: 'button',
    cell: ({ format: kind, name }) => (
      <ButtonLink
        href={paths.collectiveFile('reports', month, version, kind)}
        download=""
        variant="quiet"
        size="s"
        className="max-md:w-full max-md:border-line-strong"
      >
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t('collective.files.download')}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    ),
  },
]
