import type { Api, InvitationPreview, Session, User } from '@bgm/api-client'
import type { JoinByInvitationBody } from '@bgm/validation'

/** Returns the invitation for a link; a 404 once it has been used, revoked or expired. */
export const getInvitationPreview = (api: Api, token: string): Promise<InvitationPreview> =>
  api.invitations.lookUp({ token })

export const acceptInvitation = (api: Api, token: string): Promise<User> => api.invitations.accept({ token })

export const joinByInvitation = (api: Api, body: JoinByInvitationBody): Promise<Session> =>
  api.invitations.join(body)
