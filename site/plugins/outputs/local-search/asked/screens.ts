import { askedOn } from './asked-on.ts';

/** What readers ask about OrderUp, Media and Radio, in words that the sections do not have. */
export const askedOfScreens: Record<string, string[]> = {
  ...askedOn('/docs/orderup/intro', {
    'an-order-went-to-the-wrong-person': ['somebody took another order'],
    'an-order-is-ready-tell-the-customer': ['call out a number'],
    'connect-a-web-shop': ['online orders on the board'],
    'how-do-i-put-an-order-up': ['steps to show a number as ready'],
    'put-a-finished-order-straight-to-ready': ['skip preparing'],
    'two-customers-have-the-same-number': ['same name on two orders'],
    'the-board-shows-another-stores-orders': ['board of a different location'],
    'questions-before-you-choose-orderup': ['what to ask before buying'],
    'how-high-to-hang-the-order-screen': ['mounting height and size of the TV'],
    'ads-on-the-order-screen': ['show promotions beside the numbers'],
  }),
  ...askedOn('/docs/orderup/resources', {
    'hand-over-in-four-steps': ['give the order to the right person'],
  }),
  ...askedOn('/docs/media/intro', {
    'what-these-docs-cover-today': ['can I set up screens with these docs'],
    'what-plays-without-a-connection': ['offline playback'],
    'announce-something-in-some-stores-on-certain-dates': ['regional campaign, holidays'],
    'the-music-has-stopped': ['silence in the store'],
    'it-is-too-quiet-or-a-video-is-silent': ['cannot hear the loudspeaker'],
    'a-customer-complains-about-a-song': ['offensive music'],
  }),
  ...askedOn('/docs/radio/installation', {
    'before-you-start': ['equipment and people for Radio'],
  }),
  ...askedOn('/docs/radio/intro', {
    'two-ways-in': ['API or SMS to the radio'],
    'voice-language-and-speed': ['male or female voice'],
    'five-were-sent-and-two-were-heard': ['some messages got lost'],
  }),
  ...askedOn('/docs/radio/radio-agent', {
    'what-this-name-means-here': ['what is Radio Agent'],
  }),
  ...askedOn('/docs/radio/radio-atc', {
    'what-it-should-reach': ['hosts for ATC'],
  }),
  ...askedOn('/docs/radio/resources', {
    'the-edge-device-and-the-license': ['does the box need a license'],
  }),
  ...askedOn('/docs/radio/troubleshooting', {
    'the-edge-device-shows-as-offline': ['box has no connection'],
    'somebody-unplugged-the-edge-device': ['box was pulled out'],
    'my-radio-or-headset-does-not-work': ['broken walkie-talkie'],
    'how-do-i-send-a-message-to-the-radios': ['make the radio say something'],
    'invalid-api-key': ['radio refuses the key'],
  }),
};
