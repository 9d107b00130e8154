import { z } from 'zod'

const uid = 'api::seal.usage-setting'

const setting = z.object({
  checkpoint_recipients: z.array(z.object({ email: z.string(), language: z.enum(['id', 'en']) })),
})

/** The addresses that staff have chosen to receive each checkpoint. */
export async function listCheckpointRecipients() {
  const row: unknown = await strapi.db.query(uid).findOne({ populate: { checkpoint_recipients: true } })
  return row ? setting.parse(row).checkpoint_recipients : []
}
