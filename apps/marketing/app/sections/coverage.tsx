import { format } from '@bgm/i18n'
import { CoverageTable, TextLink } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

export function Coverage({ title, text, content, page, anchor }: BlockProps<'coverage'>) {
  const { t, href, path, locale, getLang, interfaceLang } = useSite()
  const { coverage, coverage_date, legal_basis, locale: of } = content.settings
  const lang = getLang(of, page.locale)
  const labelLang = interfaceLang(page.locale)
  return (
    <SectionBox
      id={anchor}
      wrapClass="grid items-start gap-[clamp(1.75rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="lg:sticky lg:top-10">
        <h2 className="text-h2">{title}</h2>
        {text ? <p className="mt-4.5 text-lead text-muted">{text}</p> : null}
        <p lang={lang} className="mt-4.5 text-muted">
          {legal_basis}
        </p>
        {path === pages.license ? null : (
          <p lang={labelLang} className="mt-5.5">
            <TextLink href={href(pages.license)}>{t('coverage.read_license')}</TextLink>
          </p>
        )}
      </div>
      <div>
        <CoverageTable
          caption={title}
          lang={lang}
          columnsLang={labelLang}
          columns={{
            item: t('coverage.column_item'),
            covered: t('coverage.column_covered'),
            separate: t('coverage.column_separate'),
          }}
          items={coverage.map(({ label, covered }) => ({
            label,
            covered,
            status: t(covered ? 'coverage.covered' : 'coverage.separate'),
          }))}
        />
        {coverage_date ? (
          <p lang={labelLang} className="mt-3 text-small text-muted">
            {t('coverage.as_of', { date: format.date(coverage_date, locale) })}
          </p>
        ) : null}
      </div>
    </SectionBox>
  )
}
