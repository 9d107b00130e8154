import { format } from '@bgm/i18n'
import { Breadcrumb } from '@bgm/ui'
import { pages } from '#app/paths'
import { PageArt } from '#app/sections/art/page-art'
import type { PageInfo } from '#app/sections/block'
import { useSite } from './use-site'

/** The heading of a page without a hero or intro, beside the page's illustration. */
export function PageTitle({ page: { name, slug, version, locale: of } }: { page: PageInfo }) {
  const { t, href, locale, getLang, interfaceLang } = useSite()
  const lang = interfaceLang(of)
  return (
    <header className="wrap pt-1.5">
      <div className="relative overflow-hidden rounded-[clamp(48px,8vw,128px)_8px] bg-sunken px-[clamp(1.5rem,6vw,6rem)] py-[clamp(2.5rem,5vw,5rem)]">
        <PageArt
          page={slug ?? ''}
          className="absolute inset-y-0 right-[clamp(1rem,3vw,3rem)] hidden h-full w-[min(34%,420px)] md:block"
        />
        <div className="relative md:max-w-[60%]">
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            lang={lang}
            className="mb-2 max-sm:hidden"
            items={[
              { label: t('navigation.home'), href: href(pages.home) },
              { label: name, lang: getLang(of) },
            ]}
          />
          <h1 className="text-h1">{name}</h1>
          {version ? (
            <p lang={lang} className="mt-3 text-muted">
              {t('site.version', { date: format.date(version, locale) })}
            </p>
          ) : null}
        </div>
      </div>
    </header>
  )
}
