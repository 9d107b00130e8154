import type { Link } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

/** The primary and secondary buttons of a block. */
export function SectionLinks({
  primary,
  secondary,
  on = 'paper',
}: {
  primary: Link
  secondary: Link | null
  on?: 'paper' | 'accent'
}) {
  const { contentHref } = useSite()
  return (
    <>
      <ButtonLink
        size="l"
        variant={on === 'accent' ? 'inverse' : 'primary'}
        href={contentHref(primary.href)}
        className="max-[30rem]:w-full"
      >
        {primary.label}
      </ButtonLink>
      {secondary ? (
        <ButtonLink
          size="l"
          variant={on === 'accent' ? 'ghost' : 'secondary'}
          href={contentHref(secondary.href)}
          className="max-[30rem]:w-full"
        >
          {secondary.label}
        </ButtonLink>
      ) : null}
    </>
  )
}
