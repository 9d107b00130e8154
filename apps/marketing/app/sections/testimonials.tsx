import { Avatar, Badge, createLobePath, SectionHeader } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'
import { UploadedPicture } from './uploaded-picture'

export function Testimonials({ title, text, content, page, anchor }: BlockProps<'testimonials'>) {
  const { t, getLang, interfaceLang } = useSite()
  const labelLang = interfaceLang(page.locale)
  const { testimonials } = content
  const samples = testimonials.some(({ sample }) => sample)
  const label = samples ? (
    <>
      <span lang={labelLang}>
        <Badge tone="warn">{t('site.testimonials.sample_heading')}</Badge>
      </span>
      {text ? <span className="mt-2 block text-small text-muted">{text}</span> : null}
    </>
  ) : undefined
  return (
    <SectionBox id={anchor}>
      <SectionHeader title={title} {...(label ? { aside: label } : { lead: text })} />
      <div className="grid gap-[clamp(1.5rem,3.4vw,3.5rem)] lg:grid-cols-[1.25fr_1fr_1fr]">
        {testimonials.slice(0, 3).map(({ name, job, comments, avatar, rate, sample, locale: of }, index) => (
          <figure key={name} className="flex flex-col gap-4.5">
            {rate ? (
              <Rating rate={rate} label={t('site.testimonials.rate', { rate })} lang={labelLang} />
            ) : null}
            <blockquote
              lang={getLang(of, page.locale)}
              className={cx(
                index === 0
                  ? 'text-[clamp(1.25rem,1rem+1vw,1.75rem)] leading-[1.36] font-[550] tracking-[-0.02em]'
                  : 'text-[1.0625rem] leading-[1.6]',
              )}
            >
              “{comments}”
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-3 text-label">
              <Portrait name={name} avatar={avatar} />
              <span className="whitespace-pre-line">
                <b className="font-semibold">{name}</b>
                {sample ? (
                  <span lang={labelLang}> · {t('site.testimonials.sample').toLowerCase()}</span>
                ) : null}
                {'\n'}
                <span lang={getLang(of, page.locale)} className="text-muted">
                  {job}
                </span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </SectionBox>
  )
}

type Testimonial = BlockProps<'testimonials'>['content']['testimonials'][number]

const Portrait = ({ name, avatar }: Pick<Testimonial, 'name' | 'avatar'>) =>
  avatar?.renditions ? (
    <UploadedPicture
      renditions={avatar.renditions}
      alt={avatar.alternativeText ?? ''}
      sizes="46px"
      className="size-[46px] shrink-0 rounded-[18px_4px] object-cover"
    />
  ) : avatar ? (
    <img
      src={avatar.url}
      alt={avatar.alternativeText ?? ''}
      width={46}
      height={46}
      loading="lazy"
      className="size-[46px] shrink-0 rounded-[18px_4px] object-cover"
    />
  ) : (
    <Avatar name={name} />
  )

const stars = [5, 17, 29, 41, 53].map(x => createLobePath(9.5, 4.5, { x, y: 10 }))

/** A rating out of five. */
const Rating = ({ rate, label, lang }: { rate: number; label: string; lang: string | undefined }) => (
  <svg role="img" aria-label={label} lang={lang} viewBox="0 0 58 20" width={58} height={20}>
    <path className="fill-accent" d={stars.slice(0, rate).join('')} />
    {rate < stars.length ? <path className="fill-line" d={stars.slice(rate).join('')} /> : null}
  </svg>
)
