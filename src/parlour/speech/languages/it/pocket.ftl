# Storage, privacy and updates, on pages without a server. Loaded there alone.

pocket-forgets = Questo browser qui non salva nulla, come in una finestra privata. Le tue partite continuano finché non chiudi la pagina.
pocket-full = La memoria di questo browser è piena. Le tue partite continuano, ma le nuove mosse si perdono quando chiudi la pagina. Libera spazio sul dispositivo.
pocket-alone = Se non ti unisci a un tavolo su un server, tutto resta su questo dispositivo: nomi, partite, impostazioni e risultati. Cancella i dati del browser per eliminarli.
pocket-new = È pronta una nuova versione.
pocket-new-use = Usala ora
pocket-levels = Non su questo dispositivo, per mancanza di memoria o di tempo: { $levels }. Il livello più forte qui è { $best }.
pocket-book = Su questo dispositivo il livello { $level } gioca senza il suo libro di aperture.
pocket-save = Salva per continuare altrove
pocket-continue = Continua qui
pocket-continue-about = Da qui in poi questo dispositivo lancia con un segreto proprio. Lo svolgimento della partita mostra il cambio.
pocket-join = Unisciti a un tavolo su un server
pocket-join-link = Link di invito
pocket-join-about = Questo dispositivo controlla lì ogni mossa e ogni lancio con le proprie regole. Gioca solo finché quel server risponde.
pocket-server = Gioca di nuovo con il server
