import type { ComponentType } from 'react';
import CallForHelpLab from './call-for-help/call-for-help-lab.tsx';
import ContactsLab from './contacts/contacts-lab.tsx';
import ErrorFinder from './error-finder/error-finder.tsx';
import type { LabName } from './lab-list.ts';
import LockersLab from './lockers/lockers-lab.tsx';
import OwnSignLab from '../../own-signs/page/own-sign-lab.tsx';
import RadioLab from './radio/radio-lab.tsx';
import RecordingsLab from '../../recordings/page/recordings-lab.tsx';
import SignatureLab from '../../signature-lab/page/signature-lab.tsx';

/** Each lab, to be drawn as it is before anything has happened. Only the build asks for this file. */
export const pictures: Record<Exclude<LabName, 'store' | 'story'>, ComponentType> = {
  'call-for-help': CallForHelpLab,
  lockers: LockersLab,
  radio: RadioLab,
  signature: SignatureLab,
  'error-finder': ErrorFinder,
  recordings: RecordingsLab,
  contacts: ContactsLab,
  'own-sign': OwnSignLab,
};
