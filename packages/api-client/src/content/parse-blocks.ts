import { z } from 'zod'
import { type Block, type BlockName, blockNames, blockSchemas } from './blocks'

export type LogFunction = (message: string, facts: Record<string, unknown>) => void

const anyBlock = z.looseObject({ __component: z.string() })

const blockSchema = (name: BlockName) => blockSchemas[name].transform(fields => ({ block: name, ...fields }))
const schemas = new Map<string, z.ZodType>(blockNames.map(name => [`sections.${name}`, blockSchema(name)]))

/**
 * The blocks of a page. An unknown or malformed block is logged and left out, so that the rest of the page still renders.
 */
export const blocksSchema = (log: LogFunction) =>
  z
    .array(anyBlock)
    .nullish()
    .transform((found): Block[] =>
      (found ?? []).flatMap((section): Block[] => {
        const schema = schemas.get(section.__component)
        if (!schema) {
          log('Unknown block left out', { block: section.__component })
          return []
        }
        const parsed = schema.safeParse(section)
        // The schemas come from `blockSchemas`, so their output is a block.
        if (parsed.success) return [parsed.data as Block]
        const fields = parsed.error.issues.map(({ path }) => path.join('.'))
        log('Malformed block left out', { block: section.__component, fields })
        return []
      }),
    )
