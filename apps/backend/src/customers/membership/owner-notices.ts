import type { Role } from '@bgm/validation'
import { notify } from '#src/identity'
import { sendEmail } from '#src/platform/mail/send'
import { memberJoinedEmail, ownerAddedEmail } from './people-emails'
import { listRecipients, type Recipient } from './recipients'

type Organisation = { id: number; name: string }

const listOtherOwners = async ({ id }: Organisation, informed: readonly string[]): Promise<Recipient[]> =>
  (await listRecipients(id, ['owner'])).filter(({ email }) => !informed.includes(email))

/**
 * Notifies the owners, except those who have already been informed, that somebody is now an owner. Owners
 * cannot opt out, because an owner can remove the others.
 */
export async function notifyOwnersOfNewOwner(
  organisation: Organisation,
  name: string,
  informed: readonly string[],
): Promise<void> {
  for (const owner of await listOtherOwners(organisation, informed))
    await sendEmail(owner.email, owner.locale, ownerAddedEmail(owner, organisation.name, name))
}

type Joined = { name: string; role: Role; inviter: string | null }

/** Notifies the owners, except those who have already been informed, of a new member. */
export async function notifyOwnersOfNewMember(
  organisation: Organisation,
  joined: Joined,
  informed: readonly string[],
): Promise<void> {
  for (const owner of await listOtherOwners(organisation, informed))
    await notify(owner, 'members', memberJoinedEmail(owner, organisation.name, joined))
}
