import { ClosingBanner } from '@bgm/ui'
import type { BlockProps } from './block'
import { SectionLinks } from './links'
import { SectionBox } from './section-box'
import { UploadedPicture } from './uploaded-picture'

export function Closing({
  title,
  text,
  primary,
  secondary,
  image,
  image_alt,
  anchor,
}: BlockProps<'closing'>) {
  return (
    <SectionBox id={anchor}>
      <ClosingBanner
        title={title}
        text={text}
        picture={
          image ? (
            <UploadedPicture
              renditions={image}
              alt={image_alt ?? ''}
              sizes="(min-width: 64rem) 38vw, 100vw"
              className="size-full object-cover"
            />
          ) : undefined
        }
        actions={<SectionLinks on="accent" primary={primary} secondary={secondary} />}
      />
    </SectionBox>
  )
}
