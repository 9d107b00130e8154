import type * as id from '../id/licence-verifier'

export const licence_verifier: typeof id.licence_verifier = {
  title: 'Check a licence’s signature',
  text: 'This page checks the digital signature of a licence on your own phone or computer. Nothing is sent. Once opened, it also works without a network.',
  needs_script: 'Checking a signature needs JavaScript. Without it, check the code instead.',
  preparing: 'Preparing…',
  ready: 'Ready. Keys and status list as of {{date}}.',
  ready_offline: 'Ready, also without a network. Keys and status list as of {{date}}.',
  ready_without_list:
    'Ready. The status list is not available: revoked and suspended licences can’t be recognised.',
  unsupported: 'This browser can’t check signatures. Update it, or check the code while you are online.',
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
  verify: 'Check signature',
  result: 'Result of the signature check',
  kind: 'Signature check',
  outcomes: {
    valid: {
      heading: 'Valid',
      text: 'We signed this licence, its period has not ended, and it is neither revoked nor suspended.',
    },
    unchecked: {
      heading: 'Status not checked',
      text: 'We signed this licence, and its period has not ended. Whether it was revoked or suspended is not known.',
    },
    refused: {
      heading: 'Status can’t be determined',
      text: 'We signed this licence, but its status list can’t be used. Do not rely on this licence; check its code.',
    },
    early: {
      heading: 'Not yet valid',
      text: 'We signed this licence, but it becomes valid only on {{from}}.',
    },
    expired: {
      heading: 'No longer valid',
      text: 'We signed this licence for a past period: it was valid from {{from}} to {{until}}. It is not valid now.',
    },
    revoked: {
      heading: 'Not valid: revoked',
      text: 'We signed this licence, but have revoked it or ended it early.',
    },
    suspended: {
      heading: 'Not valid: suspended',
      text: 'We signed this licence, but it is suspended or paused at present.',
    },
    listed: {
      heading: 'Not valid',
      text: 'We signed this licence, but it was revoked or suspended.',
    },
    forged: {
      heading: 'Forged signature',
      text: 'We did not sign this licence, or its content was changed. Do not accept it.',
    },
    'unknown-key': {
      heading: 'Unknown key',
      text: 'This licence was signed with a key that this page does not have. Connect to the internet, reload the page and check again. If nothing changes, do not trust the licence.',
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
    list: 'This device’s clock is wrong: it is behind the status list. There is no network, so the time of that list was used: {{date}} WIB.',
  },
  list_problems: {
    missing: 'The status list is not available. Connect to the internet and check again.',
    expired: 'The status list has expired. Connect to the internet and reload the page.',
    forged: 'The status list is not signed with our key.',
    foreign: 'The status list is from another issuer or address.',
    large: 'The status list is too large, so it was not read.',
    damaged: 'The status list is damaged.',
    outside: 'The number of this licence is not in the status list.',
  },
  live_check: 'Online? Check its current status',
  back: 'Check by code only',
  evidence: {
    title: 'Verify evidence of plays',
    text: 'A venue can download evidence from its usage report: every play of a month, with proofs that all of them are in the usage log. The file is verified on your device and sent nowhere.',
    needs_script:
      'Verifying evidence of plays needs a browser with JavaScript, or the program verify-usage on the command line.',
    no_keys: 'The keys of the usage log are not available. Reload this page while you are online.',
    file: 'Choose an evidence file',
    file_hint: 'The file usage-evidence-….jsonl, at most 250 MB.',
    progress: 'Verifying… {{percent}}% of the file, {{entries}} entries',
    result: 'Result for the evidence of plays',
    kind: 'Evidence of plays',
    outcomes: {
      genuine: {
        heading: 'Matches the log',
        text: 'The log contains everything in this file, and the signatures are right.',
      },
      contradicted: {
        heading: 'Something doesn’t match',
        text: 'Ask the venue that gave you this file about the list below, and keep the file.',
      },
      damaged: {
        heading: 'Incomplete file',
        text: 'This file was cut off, or line {{line}} is damaged. Download it again.',
      },
      'other-log': {
        heading: 'From another log',
        text: 'This file is from the log “{{origin}}”, not from ours. Verify it on the site that made it.',
      },
      unsigned: {
        heading: 'Not signed by us',
        text: 'None of the keys that we publish has signed the summary of the log in this file. Don’t trust its content. If the file is new, reload this page while you are online.',
      },
      unreadable: {
        heading: 'Not an evidence file',
        text: 'Choose the file usage-evidence-….jsonl as it was downloaded from the usage report.',
      },
      large: {
        heading: 'File too large',
        text: 'An evidence file never has more than 250 MB. This may be another file.',
      },
      unsupported: {
        heading: 'Can’t be verified here',
        text: 'This browser can’t verify the file. Update it, or use the program verify-usage.',
      },
    },
    problems_title: 'What doesn’t match',
    problems_more: 'And {{number}} more.',
    play: '“{{title}}” in {{place}}, {{time}}',
    untitled: 'untitled',
    other_entry: 'Entry {{index}}',
    problems: {
      changed: 'The log doesn’t contain this as entry {{index}}: its content or its proof was changed.',
      repeated: 'It is in this file twice (entry {{index}}).',
      signature: 'The device of the venue hasn’t signed this (entry {{index}}).',
      link: 'It doesn’t follow the play before it on that device (entry {{index}}).',
      copied: 'The device has signed another play at this position (entry {{index}}).',
      'no-key': 'It claims to be signed, but its device has no key (entry {{index}}).',
      missing: 'Missing just before this: plays that the device has signed. Number: {{number}}.',
    },
    checked_title: 'What was checked',
    month: 'Month',
    plays: 'Plays',
    signed: 'Signed by devices',
    unsigned: 'Unsigned',
    unverified: 'Signature incomplete',
    rejected: 'Rejected on arrival',
    hours: 'Music',
    entries: 'Proven entries',
    size: 'Entries in the whole log',
    origin: 'Name of the log',
    outside:
      'Also contains plays of other months ({{number}}), because their signature covers this month, too.',
    hours_value: '{{number}} h',
    places_title: 'By zone',
    place: 'Zone',
    signed_short: 'Signed',
    unsigned_short: 'Unsigned',
    not_checked_title: 'What was not checked',
    not_checked: {
      unsigned:
        'Whether the unsigned plays ({{number}}) really happened. Only we have recorded them, and this file wouldn’t show if some were left out.',
      unverified:
        'The signatures of some plays ({{number}}): the play that has the signature is not in this file.',
      waiting: 'Plays of this month that were not in the log yet when the file was made ({{number}}).',
      readers: 'Whether everybody is shown the same log. Reading the whole log with verify-usage shows this.',
      rules: 'Whether licence and device were valid when the music was played. verify-usage checks this.',
      names: 'Whether names and data of the venue are true. Only that they are what was recorded.',
    },
  },
}
