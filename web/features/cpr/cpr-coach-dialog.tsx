import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { Dialog } from '../../ui/control/dialog.tsx';
import { CprCoach } from './cpr-coach.tsx';
import { cprText as text } from './text.ts';

interface CprCoachDialogProps {
  /** The emergency number at the visitor's location, or null until it is known. */
  readonly call: EmergencyCall | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The CPR coach in a dialog. Closing the dialog does not stop the beat. */
export function CprCoachDialog({ call, isOpen, onClose }: CprCoachDialogProps) {
  return (
    <Dialog title={text.title} closeLabel={text.close} isOpen={isOpen} onClose={onClose}>
      <CprCoach call={call} />
    </Dialog>
  );
}
