import { counter, curbside } from './plan-pages.ts';

const use = '/docs/curbside/usage#';

/** By section of Curbside and OrderUp, the words of whoever reads it, where the lists by audience have few or none. */
export const curbsideWords: Record<string, string> = {
  // Curbside: the idea and its settings
  [`${curbside}intro#the-flow`]: 'process steps explained overview works stages start end handoff',
  [`${curbside}intro#how-customers-say-they-are-here`]:
    'check in arrival notify text link button gps location app tell us announce',
  [`${curbside}intro#roles-at-the-store`]:
    'watcher runner who staff responsible assign people job shift notice',
  [`${curbside}intro#good-practice-keep-people-safe`]:
    'vest traffic night dark rain ice weather cars lot hit injury lifting reflective',
  [`${curbside}settings#arrival-method`]:
    'check in text link call button app gps choose how notify',
  [`${curbside}settings#checks-at-the-car`]:
    'verify identity id name code proof license age right person stranger confirm',
  [`${curbside}settings#escalation`]:
    'late minutes manager alert overdue nobody responds second threshold waits hear',
  [`${curbside}settings#bays`]: 'layout accessible paint mark numbering reserved location',
  // A day at the bays
  [`${use}before-opening`]: 'start day morning prepare setup shift first check devices bays',
  [`${use}customer-arrives`]: 'message look notification pulls bay',
  [`${use}an-arrival-was-not-seen`]:
    'missed notification alert heard late told hear delay sitting lot people notice minutes parking',
  [`${use}the-customer-came-inside-instead`]: 'counter lobby indoors got out car front door',
  [`${use}i-marked-the-wrong-car-as-done`]: 'undo mistake finished accidentally another',
  [`${use}the-order-is-not-ready`]: 'delay picking packing wait preparing minutes longer apologize',
  [`${use}no-bay-number`]:
    'spot space driver parked unknown locate looking where number description plate color',
  [`${use}a-bay-is-blocked`]:
    'occupied stranger parked someone else taken truck cart snow shopper tow',
  [`${use}the-customer-comes-too-early`]: 'early before ahead time slot scheduled window',
  [`${use}two-customers-arrive-together`]:
    'both simultaneous same time several cars first order queue priority many rush',
  [`${use}hand-over`]:
    'handed gave bags trunk deliver give delivered complete confirm check name collected load step walk',
  [`${use}the-code-is-wrong`]:
    'driver guy pickup code missing forgot invalid number match no id verify',
  [`${use}the-customer-wants-to-change-the-order`]:
    'swap return cancel add remove substitute refund exchange item',
  [`${use}a-child-or-a-pet-is-loose-in-the-car`]:
    'kid dog animal hot alone locked seat baby running',
  [`${use}you-feel-unsafe`]:
    'threat weapon harass aggressive scared stranger follow danger robbery alone',
  [`${use}someone-is-hurt`]:
    'injury injured hit fell slipped ambulance 911 first aid accident emergency bleeding',
  [`${use}goods-with-an-age-limit`]:
    'id alcohol beer wine tobacco minor young 21 18 license proof refuse check card underage',
  [`${use}end-of-day`]: 'night left over uncollected remaining clean shut',
  [`${use}what-these-docs-do-not-cover`]:
    'handed picked confirm arrival message screen notification features app where look tell system software',
  // Reporting and paper
  [`${curbside}reporting#choices-to-write-down`]:
    'define exclude count canceled rules definition agree which start clock',
  [`${curbside}reporting#worked-example`]:
    'sample calculation data twelve orders table compute show numbers',
  [`${curbside}reporting#read-it-weekly`]: 'review meeting trend week compare action target',
  [`${curbside}reporting#what-to-measure`]:
    'wait dwell on-time no-show statistics performance dashboard',
  [`${curbside}resources#print`]: 'pdf svg download sheets poster sign staff card metric files',
  [`${curbside}resources#bay-sign-wording`]:
    'parking text spot number words example sample template',
  [`${curbside}resources#with-a-number-for-texts`]: 'sms text sign bay number wording',
  [`${curbside}resources#with-a-link-in-the-notice`]:
    'url link here email message button sign wording',
  [`${curbside}resources#with-a-call-button`]: 'press button sign outside bay physical wording',
  [`${curbside}resources#sign-at-the-entrance-of-the-lot`]:
    'directions arrow way this follow road driveway',
  [`${curbside}resources#check-the-sign`]: 'readable visible night test proof letters large review',
  [`${curbside}resources#staff-card`]:
    'runner watcher pocket print instructions summary cheat steps',
  [`${curbside}resources#phrases-that-help`]:
    'script greeting words polite apologize delay talk customer speech',
  [`${curbside}resources#metric-sheet`]:
    'paper log record times write form clipboard manual measure tally',
  // OrderUp
  [`${counter}intro#where-orderup-fits`]:
    'difference between products curbside lockers versus which compare overlap',
  [`${counter}intro#an-order-is-missing`]:
    'lost find cannot counter disappeared nowhere look number',
  [`${counter}intro#an-order-went-to-the-wrong-person`]:
    'mixed swapped handed took someone else mistake gave stranger',
  [`${counter}intro#an-item-is-out-of-stock`]:
    'sold unavailable substitute ran replacement missing ingredient',
  [`${counter}intro#i-marked-the-wrong-order-as-ready`]:
    'undo accidentally mistake early revert back screen',
  [`${counter}intro#before-you-start`]:
    'prepare prerequisites need owner path first kitchen counter',
  [`${counter}intro#store-worksheet`]: 'form planning fill print template questions answers sheet',
  [`${counter}intro#run-a-drill`]: 'practice rehearse train exercise team test',
  [`${counter}intro#get-help`]: 'support contact send number report problem',
  [`${counter}intro#what-these-docs-do-not-cover`]:
    'customer display number waiting screen printer ready button features app kitchen pos integration notify ticket',
  [`${counter}resources#print`]: 'pdf svg download sheet poster card sign files',
  [`${counter}resources#staff-card`]: 'pocket instructions shift counter steps print quick',
  [`${counter}resources#hand-over-in-four-steps`]:
    'give customer counter check name receipt verify pass order pickup',
  [`${counter}resources#wording-templates`]:
    'message text ready late received sms example notification wording sample',
  [`${counter}resources#counter-sign`]: 'poster pickup here wording display wait',
  [`${counter}resources#check-your-wording`]: 'review proofread clear test message promise',
  [`${use}what-do-i-tap`]: 'press screen button finish done complete mark here',
  [`${use}the-car-is-in-the-wrong-place`]: 'bay spot parked somewhere else parking lot entrance',
  [`${use}the-customer-has-no-car`]: 'foot walk bike bus taxi pedestrian',
  [`${curbside}settings#hours-of-the-bays`]: 'open close schedule times pickup window when',
  [`${curbside}settings#no-curbside-for-a-day`]:
    'suspend pause stop snow storm closed disable temporarily',
  [`${curbside}settings#the-notices-that-customers-get`]:
    'text sms email wording change notification message ready',
  [`${curbside}reporting#a-report-for-each-store-and-week`]:
    'weekly compare figures numbers table managers kpi locations',
  [`${counter}intro#a-customer-wants-to-order-with-a-phone`]:
    'app mobile self website qr scan menu',
  [`${counter}intro#a-customer-wants-to-change-or-cancel-an-order`]: 'modify edit wrong item undo',
  [`${counter}intro#questions-before-you-choose-orderup`]:
    'buy evaluate vendor features decide demo checklist',
};
