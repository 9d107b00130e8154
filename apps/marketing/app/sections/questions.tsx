import { Faq, TextLink } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { BlockProps } from './block'
import { RichText } from './rich-text'
import { SectionBox } from './section-box'

/** The featured questions, or the questions of one group. */
export function Questions({ title, text, group, content, page, anchor }: BlockProps<'questions'>) {
  const { t, href, path, getLang, interfaceLang } = useSite()
  const lang = interfaceLang(page.locale)
  const shown = content.faqs.filter(faq => (group ? faq.group === group : faq.featured))
  return (
    <SectionBox
      id={anchor}
      wrapClass="grid items-start gap-[clamp(1.75rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="lg:sticky lg:top-10">
        <h2 className="text-h2">{title}</h2>
        {text ? <p className="mt-4 text-muted">{text}</p> : null}
        <p lang={lang} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {group ? null : <TextLink href={href(pages.contact)}>{t('actions.contact_us')}</TextLink>}
          {path === pages.faq ? null : <TextLink href={href(pages.faq)}>{t('site.questions.all')}</TextLink>}
        </p>
      </div>
      <Faq
        items={shown.map(({ key, question, answer, locale: of }, index) => ({
          id: key,
          question: <InLanguage lang={getLang(of, page.locale)}>{question}</InLanguage>,
          answer: (
            <>
              <RichText lang={getLang(of, page.locale)}>{answer}</RichText>
              {path === pages.faq ? (
                <p lang={lang} className="mt-3 text-small">
                  <TextLink href={`#${key}`}>{t('site.questions.link')}</TextLink>
                </p>
              ) : null}
            </>
          ),
          open: index === 0 && anchor === 'questions',
        }))}
      />
    </SectionBox>
  )
}

/** Text with a `lang` attribute if its language differs from the page's. */
const InLanguage = ({ lang, children }: { lang: string | undefined; children: string }) =>
  lang ? <span lang={lang}>{children}</span> : children
