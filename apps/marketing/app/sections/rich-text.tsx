import { TextLink } from '@bgm/ui'
import Markdown, { slugify } from 'markdown-to-jsx/react'
import type { ComponentPropsWithoutRef } from 'react'
import { useSite } from '#app/components/use-site'
import { mediaPath } from '#app/paths'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

const twoColumns =
  'grid items-start gap-x-[clamp(1.75rem,5vw,5.5rem)] gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

/**
 * Text beside its title. Text without a title is a lead paragraph, or a legal text beside its table of
 * contents.
 */
export function RichTextBlock({ title, body, anchor, page }: BlockProps<'rich-text'>) {
  if (title)
    return (
      <SectionBox id={anchor} wrapClass={twoColumns}>
        <h2 className="text-h2 lg:sticky lg:top-10">{title}</h2>
        <RichText>{body}</RichText>
      </SectionBox>
    )
  if (page.version)
    return (
      <SectionBox id={anchor} wrapClass={twoColumns}>
        <TableOfContents body={body} locale={page.locale} />
        <RichText>{body}</RichText>
      </SectionBox>
    )
  return (
    <SectionBox id={anchor}>
      <div className="max-w-[44em] text-lead">
        <RichText>{body}</RichText>
      </div>
    </SectionBox>
  )
}

/** Links to the headings of a long text. */
function TableOfContents({ body, locale }: { body: string; locale: string | null }) {
  const { t, getLang, interfaceLang } = useSite()
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  return (
    <nav
      aria-label={t('site.contents')}
      lang={interfaceLang(locale)}
      className="max-lg:hidden lg:sticky lg:top-8"
    >
      <ol lang={getLang(locale)} className="grid gap-0.5 text-label text-muted">
        {headings.map(heading => (
          <li key={heading}>
            <a
              href={`#${slugify(heading)}`}
              className="inline-block py-1.25 no-underline hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ContentLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  const { contentHref } = useSite()
  return <TextLink href={contentHref(href)}>{children}</TextLink>
}

/** A picture of the media library, from the site's own host. Pictures from other hosts are left out. */
function ContentImage({ src = '', alt = '' }: ComponentPropsWithoutRef<'img'>) {
  const file = src.slice(src.lastIndexOf('/') + 1)
  const isOwn = file.length <= 250 && /^[a-z0-9_-]+\.(?:avif|webp)$/.test(file)
  return isOwn ? <img src={mediaPath(file)} alt={alt} loading="lazy" className="h-auto max-w-full" /> : null
}

/**
 * Renders Markdown from the CMS. HTML is escaped, links get the page language, and headings start at level
 * two.
 */
export function RichText({ lang, children }: { lang?: string | undefined; children: string }) {
  return (
    <div lang={lang} className="rich-text">
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          overrides: { a: ContentLink, h1: 'h2', img: ContentImage },
        }}
      >
        {children}
      </Markdown>
    </div>
  )
}
