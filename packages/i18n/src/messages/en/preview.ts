import type * as id from '../id/preview'

/** What an editor sees around a page that is not published yet. */
export const preview: typeof id.preview = {
  draft: 'Preview of the draft',
  published: 'Preview of what is published',
  unlisted: 'The site has no page at this address: visitors will not see it.',
  leave: 'Leave the preview',
  expired_title: 'This preview link does not work',
  expired_text: 'A preview link lasts a few minutes. Open the preview again from the admin panel.',
}
