import type * as id from '../id/licence-verifier'

export const licence_verifier: typeof id.licence_verifier = {
  title: 'Verify a licence’s signature',
  text: 'This page verifies the digital signature of a licence on your own phone or computer. Nothing is sent. Once opened, it also works without a network.',
  needs_script: 'Verifying a signature needs JavaScript. Without it, check the code instead.',
  preparing: 'Preparing…',
  ready: 'Ready. Keys and revocation list as of {{date}}.',
  ready_offline: 'Ready, also without a network. Keys and revocation list as of {{date}}.',
  ready_without_list:
    'Ready. The revocation list is not available: revoked and suspended licences can’t be recognised.',
  unsupported: 'This browser can’t verify signatures. Update it, or check the code while you are online.',
  scan: 'Scan the second QR code',
  scan_text:
    'The second QR code is on the A4 certificate, labelled “signed licence”. Stickers do not have it.',
  camera: 'Open the camera',
  stop_camera: 'Close the camera',
  camera_denied: 'The camera can’t be opened. Allow this page to use it, or choose a photo.',
  aim: 'Point the camera at the second QR code. The result appears automatically.',
  photo: 'Choose a photo of the certificate',
  no_code: 'No QR code could be read in that photo. Try one that is closer, flat and well lit.',
  reading: 'Reading the photo…',
  scan_unsupported:
    'This browser can’t read the photo. Scan the code with your phone’s camera, copy the text and paste it into the field on this page.',
  paste: 'Paste the signed licence',
  paste_hint: 'The content of a .jws file, or the text of the second QR code. It starts with “eyJ”.',
  verify: 'Verify signature',
  result: 'Result of the verification',
  kind: 'Signature check',
  outcomes: {
    valid: { heading: 'Genuine', text: 'We signed this licence, and its period has not ended.' },
    early: { heading: 'Not yet valid', text: 'The signature is genuine, but the period has not started.' },
    expired: { heading: 'Expired', text: 'The signature is genuine, but the period has ended.' },
    listed: {
      heading: 'Not valid',
      text: 'The signature is genuine, but this licence was revoked or suspended.',
    },
    forged: { heading: 'Forged', text: 'This signature is not ours, or the content was changed.' },
    'unknown-key': {
      heading: 'Unknown key',
      text: 'This licence was signed with a key that this page does not have. Connect to the internet, reload the page and verify again. If nothing changes, do not trust the licence.',
    },
    'revoked-key': {
      heading: 'Revoked key',
      text: 'We have revoked the key that signed this licence. Ask the venue for its latest certificate, or check the code.',
    },
    unreadable: {
      heading: 'Not a licence',
      text: 'This text or QR code is not a signed licence. The first QR code only contains a web address; use the second one.',
    },
  },
  times: {
    server: 'Checked against the server’s time: {{date}} WIB.',
    wrong_clock: 'This device’s clock is wrong. The server’s time was used: {{date}} WIB.',
    device: 'There is no network, so this device’s clock was used: {{date}} WIB. Make sure it is right.',
    list: 'This device’s clock is wrong: it is behind the revocation list. There is no network, so the time of that list was used: {{date}} WIB.',
  },
  unlisted: 'The revocation list is missing or more than two days old, so revocation has not been checked.',
  live_check: 'Online? Check its current status',
  back: 'Check by code only',
}
