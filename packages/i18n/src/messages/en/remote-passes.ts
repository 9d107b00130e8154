import type { RemotePassMessages } from '../id/remote-passes'

export const messages: RemotePassMessages = {
  remote_passes: {
    holders: {
      title: 'Who holds the remote',
      none: 'No staff hold the remote for this zone.',
      members: 'Members who may control zones can always use the remote.',
      staff_until: 'Staff, until {{time}}',
      granted_by: 'approved by {{name}}',
      by_pin: 'by PIN',
      you: '(you)',
      revoke: 'Revoke',
      revoke_of: 'Revoke the pass of {{name}}',
      leave: 'Give up the remote',
      revoked: 'The pass has been revoked.',
    },
    approval: {
      waiting: 'Waiting for you',
      question: 'Let {{name}} use the remote for {{zone}}?',
      same_number: 'Their phone must show the same number',
      place: 'Place',
      allowed: 'May',
      allowed_what: 'Pause, skip, volume, playlist',
      until: 'Until',
      until_hours: '{{time}} ({{hours}} hours)',
      approve: 'Allow for {{hours}} hours',
      decline: 'Decline',
      approved: 'Approved. You can revoke the pass at any time on the zone’s page.',
      declined: 'The request was declined.',
    },
    unit: {
      title: 'Remote for staff',
      allow: 'Let staff without an account use the remote',
      text: 'Staff scan the code on the player’s screen, then enter their name and this PIN, or ask for approval. A pass is valid for {{hours}} hours.',
      pin_hint: '4 to 8 digits. A new PIN ends the passes that the old one gave.',
      pin_kept: 'A PIN is set. Leave this empty to keep it.',
      saved: 'The remote for staff has been saved.',
    },
  },
  errors: {
    'staff-remote-off': 'This place no longer lets staff without an account use the remote.',
    'staff-pin-locked': 'Too many wrong PINs. Try again in {{minutes}} minutes, or ask for approval instead.',
    'scan-again': 'The code on the screen has changed. Scan the one it shows now, then send again.',
    'pass-ended': 'Your pass has ended. Scan the code on the player’s screen again.',
    'request-settled': 'This request has been answered or has expired.',
  },
  validation: {
    staff_pin: 'A PIN has 4 to 8 digits.',
    staff_pin_simple: 'This PIN is too easy to guess. Avoid repeated and consecutive digits.',
    staff_pin_wrong: 'This PIN is wrong. Ask your manager.',
  },
}
