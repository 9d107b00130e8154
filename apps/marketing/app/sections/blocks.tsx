import { Benefits } from './benefits'
import type { Block, PageInfo, SiteContent } from './block'
import { CalculatorBlock } from './calculator/calculator'
import { Closing } from './closing'
import { Coverage } from './coverage'
import { Facts } from './facts'
import { Features } from './features'
import { Hero } from './hero'
import { Industries } from './industries'
import { Intro } from './intro'
import { Packages } from './packages'
import { Personalisation } from './personalisation'
import { Questions } from './questions'
import { RichTextBlock } from './rich-text'
import { Steps } from './steps'
import { Testimonials } from './testimonials'

type PageContext = {
  content: SiteContent
  page: PageInfo
}

/**
 * Renders blocks in order; `after` lists the blocks already rendered above. A block's anchor is its name,
 * with a number from the second block of that name on.
 */
export function Blocks({
  blocks,
  after = [],
  ...context
}: { blocks: Block[]; after?: Block[] } & PageContext) {
  return blocks.map((block, index) => {
    const earlier = [...after, ...blocks.slice(0, index)].filter(other => other.block === block.block).length
    const anchor = earlier === 0 ? block.block : `${block.block}-${earlier + 1}`
    return <BlockSection key={anchor} block={block} anchor={anchor} {...context} />
  })
}

/** A block that this switch does not handle is a compile error; api-client skips unknown blocks. */
function BlockSection({ block, ...rest }: { block: Block; anchor: string } & PageContext) {
  switch (block.block) {
    case 'hero':
      return <Hero {...block} {...rest} />
    case 'facts':
      return <Facts {...block} {...rest} />
    case 'steps':
      return <Steps {...block} {...rest} />
    case 'industries':
      return <Industries {...block} {...rest} />
    case 'features':
      return <Features {...block} {...rest} />
    case 'packages':
      return <Packages {...block} {...rest} />
    case 'calculator':
      return <CalculatorBlock {...block} {...rest} />
    case 'coverage':
      return <Coverage {...block} {...rest} />
    case 'testimonials':
      return <Testimonials {...block} {...rest} />
    case 'questions':
      return <Questions {...block} {...rest} />
    case 'closing':
      return <Closing {...block} {...rest} />
    case 'intro':
      return <Intro {...block} {...rest} />
    case 'benefits':
      return <Benefits {...block} {...rest} />
    case 'personalisation':
      return <Personalisation {...block} {...rest} />
    case 'rich-text':
      return <RichTextBlock {...block} {...rest} />
    default:
      return block satisfies never
  }
}
