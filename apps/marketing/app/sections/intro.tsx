import { Breadcrumb, IndustryArt } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { pages, sectionPath } from '#app/paths'
import type { BlockProps } from './block'
import { SectionLinks } from './links'
import { UploadedPicture } from './uploaded-picture'

/** The page heading, with the industry's illustration if there is one. */
export function Intro(intro: BlockProps<'intro'>) {
  const { title, subtitle, detail, primary, secondary, page, anchor } = intro
  const { t, href, getLang, interfaceLang } = useSite()
  const industries = {
    label: t('navigation.site.industries'),
    href: href(sectionPath(pages.home, 'industries')),
  }
  return (
    <section id={anchor} className="pt-[clamp(0.75rem,2vw,2rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
      <div className="wrap grid items-center gap-[clamp(1.75rem,5vw,5rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            lang={interfaceLang(page.locale)}
            className="mb-3"
            items={[
              { label: t('navigation.home'), href: href(pages.home) },
              ...(page.industry ? [industries] : []),
              { label: page.name, lang: getLang(page.locale) },
            ]}
          />
          <h1 className="text-[clamp(2.125rem,1.4rem+3vw,4.125rem)] leading-[1.03] tracking-[-0.04em]">
            {title}
          </h1>
          <p className="mt-5.5 max-w-[32em] text-lead text-muted">{subtitle}</p>
          {detail ? <p className="mt-4 max-w-[36em] text-muted">{detail}</p> : null}
          <div className="mt-8 flex flex-wrap gap-3">
            <SectionLinks primary={primary} secondary={secondary} />
          </div>
        </div>
        <IntroPicture {...intro} />
      </div>
    </section>
  )
}

/** The uploaded image, or else the industry's illustration, or else only the pattern. */
function IntroPicture({ image, image_alt, page }: BlockProps<'intro'>) {
  return (
    <div className="relative grid aspect-[1.16] place-items-center overflow-hidden rounded-[clamp(64px,9vw,150px)_8px] bg-sunken">
      {image ? (
        <UploadedPicture
          renditions={image}
          alt={image_alt ?? ''}
          sizes="(min-width: 64rem) 42vw, 100vw"
          eager
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <>
          <span
            aria-hidden="true"
            className="pattern-kawung absolute inset-0 text-line opacity-70 [--pattern-size:72px] [mask-position:center] dark:opacity-55"
          />
          {page.industry ? <IndustryArt industry={page.industry} className="relative w-[76%]!" /> : null}
        </>
      )}
    </div>
  )
}
