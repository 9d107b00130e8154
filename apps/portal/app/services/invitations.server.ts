import type { Api, InvitationPreview, Session, User } from '@bgm/api-client'
import type { JoinByInvitationBody } from '@bgm/validation'

/** Finds the invitation for a link; null once it has been used, revoked or expired. */
export const findInvitationPreview = (api: Api, token: string): Promise<InvitationPreview | null> =>
  api.invitations.find(token)

export const acceptInvitation = (api: Api, token: string): Promise<User> => api.invitations.accept(token)

export const joinByInvitation = (api: Api, body: JoinByInvitationBody): Promise<Session> =>
  api.invitations.join(body)
