# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Questo browser qui non salva nulla, come in una finestra privata. Le tue partite continuano finché non chiudi la pagina.
pocket-full = La memoria di questo browser è piena. Le tue partite continuano, ma le nuove mosse si perdono quando chiudi la pagina. Libera spazio sul dispositivo.
pocket-alone = Se non ti unisci a un tavolo su un server, tutto resta su questo dispositivo: nomi, partite, impostazioni e risultati. Cancella i dati del browser per eliminarli.
pocket-new = È pronta una nuova versione.
pocket-new-use = Usala ora
