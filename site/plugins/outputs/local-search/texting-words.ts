import { access, texting, twilio } from './plan-pages.ts';
import { mystore } from './store-pages.ts';

/** By section of Text for Help and MyStore, the words of whoever reads it, where the lists by audience have few or none. */
export const textingWords: Record<string, string> = {
  // Text for Help
  [`${texting}intro#what-it-is-for`]:
    'purpose use case why benefit sms help customers question difference versus call button landline old',
  [`${texting}intro#how-texting-works`]:
    'delay delivered carrier delivery late order minutes characters segments emoji picture guarantee',
  [`${texting}intro#answer-a-text`]: 'back inbox conversation thread sender send',
  [`${texting}intro#a-customer-texted-stop-by-mistake`]:
    'resubscribe again start unstop rejoin accidentally blocked undo back',
  [`${texting}intro#texts-come-when-we-are-closed`]:
    'night overnight sunday morning auto unanswered hours thru open',
  [`${texting}intro#before-you-publish-a-number`]:
    'checklist launch ready live announce sign test print first preparation',
  [`${texting}intro#what-these-docs-do-not-cover`]:
    'photo picture mms attachment images call voice screen features inbox app history group',
  [`${texting}settings#number`]:
    'short code toll-free local ten digit 10dlc landline choose type kind which format voice call',
  [`${texting}settings#change-the-number`]: 'new replace old switch port signs update different',
  [`${texting}settings#hours`]: 'open schedule weekend night times answering staffed holidays',
  [`${texting}settings#who-answers`]:
    'responsible assign staff team person duty backup inbox reads shift rota roster',
  [`${texting}settings#automatic-replies`]:
    'autoresponder greeting confirmation message canned instant received away',
  [`${texting}settings#check-each-reply`]:
    'review proofread wording tone length test quality read aloud',
  [`${texting}settings#opt-out-words`]:
    'stop unsubscribe cancel end quit help keyword list keywords reserved start',
  [`${texting}settings#test-the-settings`]: 'try trial verify own check before launch',
  [`${texting}resources#print`]: 'pdf svg poster sheets download sign worksheet files',
  [`${texting}resources#sign-wording`]:
    'text us poster sticker required must number rates apply stop words example',
  [`${texting}resources#small-sign-for-a-shelf`]: 'label tag edge tiny aisle compact',
  [`${texting}resources#poster-for-an-entrance`]: 'door window big large a4 letter front',
  [`${texting}resources#check-the-sign-before-you-print`]:
    'proof review checklist required legible digits mistake keyword',
  [`${texting}resources#reply-templates`]:
    'canned saved snippets example sample responses answers wording phrases standard',
  [`${texting}resources#words-to-avoid`]: 'banned forbidden spam filter jargon tone phrases bad',
  [`${texting}resources#opt-out-text`]:
    'confirmation stop unsubscribed reply legal wording template message',
  [`${texting}resources#vendor-links`]: 'fcc twilio external reading links carrier rules 911',
  // MyStore
  [`${mystore}what-mystore-is`]: 'purpose product means does features explain',
  [`${mystore}who-uses-it`]: 'roles owner administrator holder twilio responsible people part',
  [`${mystore}a-customer-gets-no-texts`]:
    'sms undelivered blocked receive received arrive carrier opted landline wrong number delivery',
  [`${mystore}someone-has-access-who-should-not`]:
    'former ex employee fired left still login revoke security breach wrong unauthorized person',
  [`${mystore}set-up-in-order`]:
    'steps first start sequence checklist begin setup installation onboarding new',
  [`${mystore}ready-for-the-first-store`]:
    'launch pilot checklist before opening done complete test',
  [`${mystore}after-the-first-week`]: 'review improve check follow later next',
  [`${mystore}what-these-docs-do-not-cover`]:
    'screens features app download inventory pricing schedule functions menu sso',
  // Twilio
  [`${twilio}what-you-need`]:
    'prerequisites prepare documents ein tax legal name website people before list account',
  [`${twilio}texts-from-unregistered-numbers`]:
    'blocked filtered carrier 30034 undelivered 10dlc fine fee unregistered a2p',
  [`${twilio}texts-to-one-carrier-are-blocked`]:
    'at&t att verizon t-mobile carriers filtered filtering spam 30007 30024 undelivered network customers some others blocking',
  [`${twilio}set-the-webhook`]:
    'configure url messaging incoming post http method address console endpoint comes in',
  [`${twilio}verify-signatures`]:
    'x-twilio-signature hmac sha1 validate authentic auth token url params sort base64 genuine check',
  [`${twilio}opt-out`]:
    'stop stopall unsubscribe cancel end quit start help keywords default handled advanced blocked 21610',
  [`${twilio}rotate-the-token`]: 'secondary primary promote expired leak downtime',
  [`${twilio}problems`]:
    'troubleshoot error 11200 webhook fails signature nothing arrives log debugger',
  // Who has access
  [`${access}who-needs-access`]:
    'decide list which people users roles least privilege seasonal contractor agency',
  [`${access}where-a-new-colleague-needs-access`]:
    'systems teams ringcentral launcher device channel onboarding checklist new hire joins cannot see',
  [`${access}change`]:
    'transfer promoted promotion role moves edit update name married different location',
  [`${texting}intro#reply-without-showing-my-own-number`]:
    'private personal phone hide cell mobile',
  [`${texting}intro#two-of-us-wrote-to-the-same-customer`]:
    'double twice duplicate both answered reply colleague',
  [`${texting}intro#a-customer-sends-a-picture-or-calls-the-number`]:
    'photo mms image voice phone call rings attachment',
  [`${mystore}i-was-given-mystore-today`]: 'new start first day begin onboarding admin login',
  [`${twilio}connect-the-account-to-mystore`]: 'link integrate sid auth token setup enter wire',
};
